import { ShareBars } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useCrossFilter } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps, type Reader } from '@pendapa/panels';
import { difference, toPlotValue, extremesOf, fewLast, membersIn, share, sum } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/compliance.ts';
import { RateMatrix } from '../shared/rate-matrix.tsx';

type States = ChartProps<'objectsDue', 'stateLastYear' | 'stateThisYear'>;
const { stateLastYear: BEFORE, stateThisYear: NOW } = MEMBER_NAMES;
const PARTS = Object.keys(NOW);

/** Counts objects with a given state a year ago, by their current state. */
const counts = ({ rows }: States['read'], before: string): readonly (number | null)[] =>
  PARTS.map((now) =>
    toPlotValue(rows.find(({ codes }) => codes.stateLastYear === before && codes.stateThisYear === now)?.current.objectsDue ?? 0),
  );
const sumPlotValues = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

function Bars({ read, description }: States) {
  const text = useText();
  const { count } = read.format;
  const bars = Object.entries(BEFORE).map(([key, name]) => {
    const values = counts(read, key);
    return { key, label: text(name), values, text: count(sumPlotValues(values)), exact: (part: number) => count(values[part] ?? null) };
  });
  return <ShareBars bars={bars} parts={Object.values(NOW).map((name) => text(name))} description={description} />;
}

/** Current states of objects that paid late or not at all a year ago. */
export function StateBars() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'states')}
      query={ask.states}
      measure="objectsDue"
      height="low"
      sentence={(read) => {
        const before = counts(read, 'none');
        if (before.includes(null)) return null;
        return t('states.sentence', { share: read.formatted.percent(share(before[PARTS.indexOf('none')] ?? null, sumPlotValues(before))) });
      }}
      chart={(drawing) => <Bars {...drawing} />}
    />
  );
}

export type UnitMonths = Reader<(typeof ask.unitMonths.measures)[number], 'unit' | 'month'>;

/** Sorts units by their rate over all months, lowest first and those with few obligations last. Rows without a unit are omitted. */
export function unitsIn({ rows }: UnitMonths) {
  const units = membersIn(rows, 'unit').flatMap((code) => {
    const own = rows.flatMap(({ codes, current }) => (codes.unit === code ? current : []));
    const [paid, due] = [sum(own.map(({ paidOnTime }) => paidOnTime)), sum(own.map(({ obligations }) => obligations))];
    return code === null ? [] : { code, rate: share(paid, due), due, missed: difference(due, paid) };
  });
  return units.sort((a, b) => fewLast(a.due, b.due) || (a.rate ?? 2) - (b.rate ?? 2));
}

/** Heat table of on-time payment by unit and month. */
export function UnitHeat() {
  const t = useMessages(messages);
  const select = useCrossFilter()('unit');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'heat')}
      query={ask.unitMonths}
      measure="onTimePaymentRate"
      height="large"
      sentence={(read) => {
        const units = unitsIn(read);
        if (units.some(({ rate }) => rate === null)) return null;
        const lowest = extremesOf(units, { value: ({ rate }) => rate, cases: ({ due }) => toPlotValue(due) })?.lowest;
        const unit = lowest ? read.name('unit', { codes: { unit: lowest.code, month: null } }) : null;
        return t('heat.sentence', { unit, share: read.formatted.percent(lowest?.rate) });
      }}
      chart={(drawing) => (
        <RateMatrix {...drawing} across="month" units={unitsIn(drawing.read).map(({ code }) => code)} onSelect={select} />
      )}
    />
  );
}
