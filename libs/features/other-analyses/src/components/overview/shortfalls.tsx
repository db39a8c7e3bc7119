import Typography from '@mui/material/Typography';
import { ChartPanel, drawn, pageAddress, useFilters, usePanelWords, type Drawing, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { messages } from '../../messages/overview.ts';
import { TaxTypeTable } from './details.tsx';
import { useTaxTypes, type ByTax } from './questions.ts';

const SHOWN = 5;

type TaxRow = Row<ByTax, 'taxType'>;

const gapOf = ({ current }: TaxRow): bigint => BigInt(current.planVariance ?? 0);

/** The tax types that are behind their plans, the furthest first, in money. */
export const behindPlan = (rows: readonly TaxRow[]): readonly TaxRow[] =>
  rows.filter((row) => gapOf(row) < 0n).sort((one, other) => (gapOf(one) < gapOf(other) ? -1 : 1));

function Shortfalls({ read, description }: Drawing<ByTax, 'taxType'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { go } = useAddress();
  const { choices } = useFilters();
  const behind = behindPlan(read.rows);
  if (behind.length === 0) return <Typography variant="body2">{t('bullets.allOnPlan')}</Typography>;
  return (
    <RankedBars
      bars={behind.slice(0, SHOWN).map((row) => ({
        ...read.bar('taxType', 'planVariance', row),
        value: Math.abs(drawn(row.current.planVariance) ?? 0),
        tone: 'bad' as const,
        detail: t('short.of', { percent: format.percent(drawn(row.current.planAchievement)) }),
      }))}
      description={description}
      onSelect={(tax) => go(pageAddress('/targets', { ...choices, tax: [tax] }))}
    />
  );
}

/** What to act on first: the five largest shortfalls against the plan up to the same day, each leading to its course. */
export const OverviewShortfalls = () => (
  <ChartPanel
    words={usePanelWords(messages, 'short')}
    asked={useTaxTypes()}
    measure="planVariance"
    height="small"
    chart={(drawing) => <Shortfalls {...drawing} />}
    table={(drawing) => <TaxTypeTable {...drawing} />}
  />
);
