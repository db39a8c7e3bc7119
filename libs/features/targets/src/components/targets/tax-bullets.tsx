import { ChartPanel, drawn, PlanStatus, share, useNarrow, usePanelWords } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/targets.ts';
import { useTaxes } from './questions.ts';
import { TaxTable } from './tax-table.tsx';

/** How far each tax is on its way to the target in force, with the first budget beside it. */
export function TaxBullets() {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={useTaxes()}
      measure="achievement"
      height="large"
      sentence={({ rows, format }) => {
        const known = rows.flatMap(({ current }) => drawn(current.achievement) ?? []);
        if (known.length === 0) return null;
        return t('bullets.sentence', { count: known.filter((ratio) => ratio >= 1).length, all: format.count(known.length) });
      }}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows.map((row) => ({
            ...read.bar('taxType', 'achievement', row),
            thin: share(row.current.targetApbd, row.current.target),
            solid: row.current.target === null ? null : 1,
            exact: t('bullets.exact', {
              realised: read.exact('realisedToDate', row),
              apbd: read.exact('targetApbd', row),
              target: read.exact('target', row),
            }),
            detail: <PlanStatus ratio={drawn(row.current.planAchievement)} />,
          }))}
          description={description}
          names={{ bar: t('course.actual'), thin: t('bullets.apbd'), solid: t('bullets.target') }}
          onSelect={select}
        />
      )}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}
