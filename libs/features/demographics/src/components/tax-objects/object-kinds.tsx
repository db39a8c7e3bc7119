import { ChartPanel, codesOf, DetailsPanel, drawn, usePanelWords, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { KIND, type KindDimension } from '../../questions/demo-taxobject.ts';
import { useKinds, useProfiles } from './questions.ts';

/** Rows that fit the panel. */
const FIRST = 6;

/** What there is of each kind, and in which use where that is stated, by the value that it holds. */
export function ObjectKinds() {
  const t = useMessages(messages);
  const { asked, tax } = useKinds();
  const nameOf = ({ codes: { objectClass, objectUse } }: Row<string, KindDimension>): string =>
    [objectClass, objectUse].filter(Boolean).join(' · ') || t('kinds.unknown');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'kinds', { tax })}
      asked={asked}
      measure="baseValue"
      sentence={({ rows: [first], share, format }) => {
        const held = first ? share('baseValue', first) : null;
        if (!first || held === null) return null;
        return t('kinds.sentence', {
          name: nameOf(first),
          share: format.percent(held),
          objects: format.percent(share('registered', first)),
        });
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => ({
            key: JSON.stringify(row.codes),
            label: nameOf(row),
            value: drawn(row.current.baseValue),
            text: read.text('baseValue', row),
            exact: read.exact('baseValue', row),
            detail: t('kinds.detail', { count: read.text('registered', row), average: read.text('averageBase', row) }),
          }))}
          description={description}
          first={FIRST}
        />
      )}
      columns={({ read: { answer }, by, of, share }) => [
        ...KIND.filter((kind) => codesOf(answer, kind).length > 0).map((kind) => by(kind)),
        ...[of('registered'), of('suspended'), of('baseValue'), share('baseValue'), of('averageBase')],
      ]}
    />
  );
}

/** The proof: every kind, and in every use where that is stated, with what was assessed on it, paid and owed. */
export function ObjectDetails() {
  const t = useMessages(messages);
  return <DetailsPanel words={usePanelWords(messages, 'table')} asked={useProfiles()} measure="objects" note={() => t('table.note')} />;
}
