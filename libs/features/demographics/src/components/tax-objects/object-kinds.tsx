import { ChartPanel, usePanelWords } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { KindRows } from './kind-rows.tsx';
import { useKinds } from './questions.ts';

/** Rows that fit the panel. */
const FIRST = 6;

/** What there is of each kind and use, by the value that it holds. */
export function ObjectKinds({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useKinds();
  const nameOf = ({ objectClass, objectUse }: Readonly<Record<'objectClass' | 'objectUse', string | null>>): string =>
    [objectClass, objectUse].filter((code) => code !== null).join(' · ') || t('kinds.unknown');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'kinds', { tax })}
      asked={asked}
      measure="baseValue"
      height={height}
      sentence={({ rows, share }) => {
        const [first] = rows;
        const held = first ? share('baseValue', first) : null;
        return first && held !== null
          ? t('kinds.sentence', {
              name: nameOf(first.codes),
              share: format.percent(held),
              objects: format.percent(share('registered', first)),
            })
          : null;
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={read.rows.map((row) => ({
            ...read.bar('objectClass', 'baseValue', row),
            key: JSON.stringify(row.codes),
            label: nameOf(row.codes),
            detail: t('kinds.detail', { count: read.text('registered', row), average: read.text('averageBase', row) }),
          }))}
          description={description}
          first={FIRST}
        />
      )}
      table={(drawing) => <KindRows {...drawing} />}
    />
  );
}
