import { RankedBars } from '@pendapa/charts';
import { useCrossFilter } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { chanceTexts } from '../../messages/predictive-chances.ts';
import { amountOf } from './amounts.ts';
import { useChanceWords } from './chance-words.ts';
import { linesOf } from './lines-of.ts';
import type { TargetOfTax } from './outlook-request.ts';
import { OutlookLines } from './outlook-table.tsx';
import { useOutlook, type WorkedOut } from './use-outlook.ts';

interface ChancesProps extends ChartProps<TargetOfTax, 'taxType'> {
  readonly worked: WorkedOut;
}

/** Number of taxes shown first. */
const INITIAL_ROWS = 8;

function Chances({ read, description, worked }: ChancesProps) {
  const t = useMessages(chanceTexts);
  const format = useFormat();
  const chanceWords = useChanceWords();
  const onSelect = useCrossFilter()('tax');
  const money = (minor: number): string => format.money(amountOf(minor));
  const bars = linesOf(worked).flatMap(({ line: { key, target }, outlook: { end } }) => {
    if (!end || end.chance === null || !target) return [];
    const { chance, median, low, high } = end;
    return {
      key,
      label: read.name('taxType', { codes: { taxType: key } }),
      chance,
      value: median / target,
      text: format.percent(median / target),
      exact: t('chances.exact', {
        chance: format.percent(chance, 2),
        median: money(median),
        low: money(low),
        high: money(high),
      }),
      targetTick: { value: 1, exact: money(target) },
      detail: t('chances.detail', { chance: chanceWords(chance) }),
    };
  });
  return (
    <RankedBars
      bars={bars.toSorted((a, b) => a.chance - b.chance)}
      names={{ bar: t('chances.bar'), targetTick: t('chances.tick') }}
      description={description}
      onSelect={onSelect}
      initialRows={INITIAL_ROWS}
    />
  );
}

/** The taxes that may miss their targets, the least likely to reach them first. */
export function TargetChances() {
  const t = useMessages(chanceTexts);
  const { targets, worked } = useOutlook();
  return (
    <ChartPanel
      words={usePanelWords(chanceTexts, 'chances')}
      query={targets}
      measure="realisedToDate"
      height="medium"
      sentence={({ format }) => {
        if (!worked) return null;
        const known = worked.outlook.lines.flatMap(({ end }) => end?.chance ?? []);
        if (known.length === 0) return null;
        return t('chances.sentence', { count: known.filter((chance) => chance < 0.5).length, all: format.count(known.length) });
      }}
      chart={(drawing) => worked && <Chances {...drawing} worked={worked} />}
      table={(drawing) => worked && <OutlookLines {...drawing} worked={worked} />}
    />
  );
}
