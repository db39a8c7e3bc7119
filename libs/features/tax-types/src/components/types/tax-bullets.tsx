import { ChartPanel, share, useNarrow, usePanelWords } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes } from './questions.ts';
import { reachedBy } from './tax-figures.ts';
import { TaxTable } from './tax-table.tsx';

const NEAR = 0.9;
/** Rows that leave the upper half on the first screen. */
const FIRST = 10;

/** How far each tax type is on the way to its annual targets; a click goes into one. */
export function TaxBullets() {
  const t = useMessages(messages);
  const name = useTaxName();
  const select = useNarrow()('tax');
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={useTaxes()}
      measure="achievement"
      height="large"
      sentence={({ rows, format }) => {
        const { atTarget, targeted } = reachedBy(rows, NEAR);
        return targeted === 0 ? null : t('bullets.sentence', { count: atTarget, all: format.count(targeted) });
      }}
      chart={({ read, description }) => (
        <BulletList
          bullets={read.rows.map((row) => ({
            ...read.bar('taxType', 'achievement', row),
            label: name(read.answer, row.codes.taxType),
            thin: share(row.current.targetApbd, row.current.target),
            solid: row.current.target === null ? null : 1,
            exact: t('bullets.exact', { realised: read.exact('realisedToDate', row), target: read.exact('target', row) }),
            detail: read.text('realisedToDate', row),
          }))}
          description={description}
          names={{ bar: t('bullets.bar'), thin: t('bullets.thin'), solid: t('bullets.solid') }}
          onSelect={select}
          first={FIRST}
        />
      )}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}
