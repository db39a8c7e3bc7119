import {
  AnswerRows,
  ChartPanel,
  DetailsPanel,
  PageSentence,
  Ranking,
  share,
  useNarrow,
  usePanelWords,
  WaterfallPanel,
  type Row,
  type TotalStep,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-type.ts';
import { PiledBars } from '../shared/piled-bars.tsx';
import { useAges, useQualities, useTaxes, useWorth, type WorthMeasure } from './questions.ts';

/** Each debt is taken out once; what is left less its own allowance may come in. */
const STEPS: readonly TotalStep<WorthMeasure>[] = [
  { key: 'total', kind: 'total' },
  { key: 'lapsed', kind: 'taken' },
  { key: 'disputed', kind: 'taken' },
  { key: 'uncollectible', kind: 'taken' },
  { key: 'collectible', kind: 'total' },
  { key: 'collectibleAllowance', kind: 'taken' },
  { key: 'netCollectible', kind: 'total', tone: 'good' },
];

/** What may come in of what is owed, and what the balance sheet says. */
export function WorthSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useWorth()}
      measure="total"
      sentence={({ total, totalText }) =>
        total('netCollectible') === null || total('netValue') === null
          ? null
          : t('worth.sentence', { total: totalText('total'), netCollectible: totalText('netCollectible'), netValue: totalText('netValue') })
      }
    />
  );
}

/** What is left of the arrears, beside the figure of the balance sheet. */
export function WorthWaterfall() {
  const t = useMessages(messages);
  return (
    <WaterfallPanel
      words={usePanelWords(messages, 'worth')}
      asked={useWorth()}
      measure="total"
      height="small"
      sentence={({ total }) => (total('netCollectible') === null || total('netValue') === null ? null : t('worth.why'))}
      steps={STEPS}
    />
  );
}

type Quality = Row<'total' | 'allowance' | 'netValue', 'quality'>;

const ORDER = Object.keys(MEMBER_NAMES.quality);
const inOrder = (rows: readonly Quality[]): readonly Quality[] =>
  [...rows].sort((a, b) => ORDER.indexOf(a.codes.quality ?? '') - ORDER.indexOf(b.codes.quality ?? ''));
const rateOf = ({ current }: Quality): Value => share(current.allowance, current.total);

/** The arrears of each quality with the rate at which they are set aside. */
export function QualityClasses() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'quality')}
      asked={useQualities()}
      measure="total"
      height="low"
      sentence={({ total, totalText }) =>
        total('allowance') === null ? null : t('quality.sentence', { allowance: totalText('allowance'), netValue: totalText('netValue') })
      }
      chart={(drawing) => (
        <Ranking
          {...drawing}
          by="quality"
          measure="total"
          rows={inOrder(drawing.read.rows)}
          detail={(row) => t('quality.rate', { rate: format.percent(share(row.current.allowance, row.current.total)) })}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          rows={inOrder(drawing.read.rows)}
          columns={({ by, of, share: part, make }) => [
            by('quality'),
            of('total'),
            part('total'),
            make.percent({ key: 'rate', header: t('quality.column'), value: rateOf }),
            of('allowance'),
            of('netValue'),
          ]}
        />
      )}
    />
  );
}

/** What each tax is owed, piled up by age; a click goes into one. */
export function TaxAges() {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'ages')}
      asked={useAges()}
      measure="total"
      sentence={({ rows, total, format }) => {
        const oldest = rows.filter(({ codes }) => codes.ageBand === '5+').reduce((sum, { current }) => sum + Number(current.total), 0);
        const part = share(String(oldest), total('total'));
        return part === null ? null : t('ages.sentence', { share: format.percent(part) });
      }}
      chart={(drawing) => (
        <PiledBars {...drawing} by="taxType" part="ageBand" parts={MEMBER_NAMES.ageBand} measure="total" onSelect={select} />
      )}
    />
  );
}

/** The proof: every tax with what it is owed and what that is worth. */
export function TaxDetails() {
  const { taxes, ratios } = useTaxes();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={taxes}
      measure="total"
      columns={({ all, beside }) => [...all(), beside(ratios, 'taxType', 'arrearsRatio')]}
    />
  );
}
