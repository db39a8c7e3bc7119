import { RankedBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, DetailsPanel, RankedPanel, usePanelWords } from '@pendapa/panels';
import { codesOf, toPlotValue } from '@pendapa/query';
import { messages } from '../../messages/tax-objects.ts';
import { KIND_DIMENSIONS } from '../../questions/demo-taxobject.ts';
import { INITIAL_KINDS, KINDS_HEIGHT, useKindName } from './kind-name.ts';
import { useKinds, useOwing, useProfiles } from './of-taxes.ts';
import { useWorstKind } from './owing-kinds.tsx';

/** Objects by class and, if known, use; sorted by value. */
export function ObjectKinds() {
  const t = useMessages(messages);
  const { result, tax } = useKinds();
  const nameOf = useKindName();
  const worst = useWorstKind();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'kinds', { tax })}
      query={result}
      measure="baseValue"
      height={KINDS_HEIGHT}
      sentence={(read) => {
        const [first] = read.rows;
        const shares = { share: read.formatted.share('baseValue', first), objects: read.formatted.share('registered', first) };
        return t('kinds.sentence', { name: first ? nameOf(read, first) : null, ...shares });
      }}
      named={(read) => [...read.rows.slice(0, 1), ...(worst ? [worst] : [])].map((row) => nameOf(read, row))}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => ({
            key: JSON.stringify(row.codes),
            label: nameOf(read, row),
            value: toPlotValue(row.current.baseValue),
            text: read.text('baseValue', row),
            exact: read.exact('baseValue', row),
            detail: t('kinds.detail', { count: read.text('registered', row), average: read.text('averageBase', row) }),
          }))}
          description={description}
          initialRows={INITIAL_KINDS}
        />
      )}
      columns={({ read: { answer }, dimensionColumn, measureColumn, shareColumn }) => [
        ...KIND_DIMENSIONS.filter((kind) => codesOf(answer, kind).length > 0).map((kind) => dimensionColumn(kind)),
        measureColumn('registered'),
        measureColumn('suspended'),
        measureColumn('baseValue'),
        shareColumn('baseValue'),
        measureColumn('averageBase'),
      ]}
    />
  );
}

/** Pixels for most bands; those with few arrears are shown on demand. */
const OWING_HEIGHT = 280;
/** Pixels for the few classes: land, and land with building. */
const FEW_ROWS = 60;

/** Share of objects in arrears, by class or by band of base. */
export function OwingObjects({ by }: { readonly by: 'objectClass' | 'valueBand' }) {
  const t = useMessages(messages);
  const { result, tax } = useOwing(by);
  return (
    <RankedPanel
      words={usePanelWords(messages, by === 'objectClass' ? 'owingKinds' : 'owingBands', { tax })}
      query={result}
      by={by}
      measure="objectsInArrearsShare"
      height={by === 'objectClass' ? FEW_ROWS : 'low'}
      initialHeight={OWING_HEIGHT}
      sentence={({ rows, name, formatted, text }) => {
        const [first] = rows.toSorted(
          (a, b) => (toPlotValue(b.current.objectsInArrears) ?? 0) - (toPlotValue(a.current.objectsInArrears) ?? 0),
        );
        if (!first) return null;
        const share = formatted.value('objectsInArrearsShare', first);
        return t('owing.sentence', { name: name(by, first), count: text('objectsInArrears', first), share });
      }}
      detail={(row, { text }) => t('counted', { count: text('objectsInArrears', row) })}
    />
  );
}

/** Details table by class and, if known, use: assessed, paid, and in arrears. */
export function ObjectDetails() {
  const t = useMessages(messages);
  return (
    <DetailsPanel words={usePanelWords(messages, 'table')} query={useProfiles().result} measure="objects" note={() => t('table.note')} />
  );
}
