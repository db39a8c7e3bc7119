import { RankedBars } from '@pendapa/charts';
import { MIN_CASES } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, NextSteps, PageSentence, usePanelWords } from '@pendapa/panels';
import { byLargest, difference, directionOf, isFew, isKnown, rowsOf, toPlotValue, totalOf, type Figure, type Row } from '@pendapa/query';
import { messages } from '../../messages/tax-objects.ts';
import type { KindDimension } from '../../questions/demo-taxobject.ts';
import { ValueSentence } from './object-kpis.tsx';
import { INITIAL_KINDS, KINDS_HEIGHT, kindInSentence, useKindName } from './kind-name.ts';
import { useProfiles } from './of-taxes.ts';

type KindRow = Row<'objects' | 'objectsInArrears' | 'objectsInArrearsShare', KindDimension>;

const rateOf = ({ current }: KindRow): Figure => current.objectsInArrearsShare;
const byRate = <R extends KindRow>(rows: readonly R[]): readonly R[] => rows.toSorted((a, b) => byLargest(rateOf(a), rateOf(b)));

interface WorstKind<R> {
  readonly row: R;
  /** False if a kind of few objects, or one that is not known, could be worse. */
  readonly isSure: boolean;
}

/** Kind of at least 30 objects that is most often in arrears; null if none is above the average of all. */
function worstKind<R extends KindRow>(rows: readonly R[], average: Figure): WorstKind<R> | null {
  const named = byRate(rows.filter(({ codes }) => codes.objectClass !== null));
  const row = named.find((one) => isKnown(rateOf(one)) && !isFew(one.current.objects));
  const excess = row && toPlotValue(difference(rateOf(row), average));
  if (!row || !excess || excess < 0) return null;
  return { row, isSure: row === named[0] && named.every((one) => isKnown(rateOf(one))) };
}

/** The kind that the page's sentence names; null if it names none. */
export function useWorstKind(): Pick<KindRow, 'codes'> | null {
  const { answer } = useProfiles().result;
  return answer && (worstKind(rowsOf(answer), totalOf(answer, 'objectsInArrearsShare'))?.row ?? null);
}

/** Names the kind that is most often in arrears; if none stands out, the objects with most of the value. */
export function ObjectsSentence() {
  const t = useMessages(messages);
  const { result } = useProfiles();
  const { answer } = result;
  if (answer && !worstKind(rowsOf(answer), totalOf(answer, 'objectsInArrearsShare'))) return <ValueSentence />;
  return (
    <PageSentence
      query={result}
      measure="objectsInArrearsShare"
      sentence={(read) => {
        const worst = worstKind(read.rows, read.total('objectsInArrearsShare'));
        if (!worst) return null;
        return t(worst.isSure ? 'sentence.owing' : 'sentence.owingEnough', {
          name: kindInSentence(read, worst.row),
          share: read.formatted.value('objectsInArrearsShare', worst.row),
          average: read.formatted.total('objectsInArrearsShare'),
          objects: MIN_CASES,
        });
      }}
    />
  );
}

/** Share of objects in arrears by class and use, the highest first, with the average of all. */
export function OwingKinds() {
  const t = useMessages(messages);
  const nameOf = useKindName();
  const { result, tax } = useProfiles();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'owingUses', { tax, objects: String(MIN_CASES) })}
      query={result}
      measure="objectsInArrearsShare"
      height={KINDS_HEIGHT}
      named={(read) => {
        const worst = worstKind(read.rows, read.total('objectsInArrearsShare'));
        return worst ? [nameOf(read, worst.row)] : [];
      }}
      chart={({ read, description }) => {
        const average = { value: toPlotValue(read.total('objectsInArrearsShare')), exact: read.totalText('objectsInArrearsShare') };
        return (
          <RankedBars
            bars={byRate(read.rows).map((row) => ({
              key: JSON.stringify(row.codes),
              label: nameOf(read, row),
              value: toPlotValue(rateOf(row)),
              text: read.text('objectsInArrearsShare', row),
              exact: read.exact('objectsInArrearsShare', row),
              tone: isFew(row.current.objects) ? ('rest' as const) : ('actual' as const),
              middleTick: average,
              detail: t('owingUses.detail', { count: read.text('objectsInArrears', row), all: read.text('objects', row) }),
            }))}
            names={{ bar: t('owingUses.bar'), middleTick: t('owingUses.average') }}
            description={description}
            initialRows={INITIAL_KINDS}
          />
        );
      }}
    />
  );
}

/** Next steps: open the list of the tax whose kind above the average has most objects in arrears. No list is of one kind. */
export function KindSteps() {
  const t = useMessages(messages);
  const { result } = useProfiles();
  return (
    <NextSteps
      query={result}
      measure="objectsInArrearsShare"
      steps={(read) => {
        const average = read.total('objectsInArrearsShare');
        const compared = read.rows
          .filter((row) => row.codes.objectClass !== null && !isFew(row.current.objects))
          .map((row) => ({ row, excess: toPlotValue(difference(rateOf(row), average)) }))
          .filter(({ excess }) => excess !== null);
        if (compared.length === 0) return null;
        return compared
          .flatMap(({ row, excess }) => (directionOf(excess ?? 0) === 'up' ? row : []))
          .toSorted((a, b) => byLargest(a.current.objectsInArrears, b.current.objectsInArrears))
          .slice(0, 1)
          .map((row) => ({
            figure: read.text('objectsInArrears', row),
            text: t('steps.kind', {
              name: kindInSentence(read, row),
              share: read.text('objectsInArrearsShare', row),
              average: read.totalText('objectsInArrearsShare'),
              tax: read.name('taxType', row),
            }),
            page: '/arrears-op-tax-type',
            // The list has no level of regions.
            choices: { tax: [row.codes.taxType ?? ''], level: null },
            part: 'list',
            isCaseList: true,
          }));
      }}
    />
  );
}
