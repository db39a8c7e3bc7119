import type { FileColumn } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';
import { MenuField } from '../parts/menu-field.tsx';
import { StackedTable } from '../parts/stacked-table.tsx';
import { useFieldWords, type FieldNames } from '../parts/use-field-words.ts';

/** Values of the menu that are no field. */
const AS_PROPOSED = '';
const UNUSED = '-';

export interface ColumnsPanelProps {
  readonly columns: readonly FileColumn[];
  readonly names: FieldNames;
  /** Decisions of the person: field by column, null for a column that is not used. */
  readonly chosen: Readonly<Record<string, string | null>>;
  readonly onChoose: (column: string, field: string | null) => void;
}

const valueOf = (chosen: string | null | undefined, { use, field }: FileColumn): string => {
  if (chosen !== undefined) return chosen ?? UNUSED;
  if (use === 'wide' || use === 'total') return AS_PROPOSED;
  return field ?? UNUSED;
};

/** Columns of the file, each with a menu of the fields that it may be. */
export function ColumnsPanel({ columns, names, chosen, onChoose }: ColumnsPanelProps) {
  const t = useMessages(readingTexts);
  const words = useFieldWords(names);
  if (columns.length === 0) return null;
  return (
    <Panel title={t('columns')} subtitle={t('columns.subtitle')}>
      <StackedTable
        caption={t('columns')}
        columns={[
          { key: 'column', label: t('column') },
          { key: 'examples', label: t('contains') },
          { key: 'used', label: t('usedAs') },
        ]}
        rows={columns.map((column) => {
          const { name, use, field, fields, examples } = column;
          const named = [...new Set([...(field === null ? [] : [field]), ...fields])];
          return {
            key: name,
            tone: valueOf(chosen[name], column) === UNUSED ? 'muted' : undefined,
            cells: [
              name,
              examples.join(' · '),
              <MenuField
                key="used"
                label={t('usedAsOf', { name })}
                value={valueOf(chosen[name], column)}
                options={[
                  ...(use === 'wide' || use === 'total' ? [{ value: AS_PROPOSED, label: t(use) }] : []),
                  { value: UNUSED, label: t('unused') },
                  ...named.map((own) => ({ value: own, label: words.name(own) })),
                ]}
                onChoose={(value) => {
                  if (value !== AS_PROPOSED) onChoose(name, value === UNUSED ? null : value);
                }}
              />,
            ],
          };
        })}
      />
    </Panel>
  );
}
