import { useState } from 'react';
import Button from '@mui/material/Button';
import { MAPPED_FIELDS, type MappedField, type ReadingDecisions, type UploadReceipt } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { CodeChoice } from '../codes/code-choice.tsx';
import { useMembers } from '../codes/use-members.ts';
import { codeTexts } from '../messages/codes.ts';
import { sumTexts } from '../messages/sums.ts';
import { StackedTable } from '../parts/stacked-table.tsx';

interface UnmappedName {
  readonly field: MappedField;
  readonly value: string;
  readonly rows: number;
}

/** Names of the whole file that have no code, by the warnings of the check. */
function unmappedNames({ listed }: UploadReceipt['warned']): readonly UnmappedName[] {
  return listed.flatMap(({ code, params }) => {
    const field = MAPPED_FIELDS.find((known) => known === params['field']);
    const { value } = params;
    return code !== 'code-unmapped' || field === undefined || value === undefined ? [] : [{ field, value, rows: Number(params['rows']) }];
  });
}

type Codes = NonNullable<ReadingDecisions['codes']>;

export interface UnmappedPanelProps {
  readonly warned: UploadReceipt['warned'];
  readonly reading: ReadingDecisions;
  readonly isSending: boolean;
  /** Reads the file again with these decisions. */
  readonly onRead: (reading: ReadingDecisions) => void;
}

/** Names without a code, also those that appear late in the file, each with its choice; nothing if there are none. */
export function UnmappedPanel({ warned, reading, isSending, onRead }: UnmappedPanelProps) {
  const t = useMessages(sumTexts);
  const codeWords = useMessages(codeTexts);
  const { count } = useFormat();
  const names = unmappedNames(warned);
  const members = useMembers(names.map(({ field }) => field));
  const [chosen, setChosen] = useState<Codes>({});
  const total = Object.values(chosen).reduce((sum, own) => sum + Object.keys(own).length, 0);
  if (names.length === 0) return null;
  // A saved way of reading takes no codes of one file; the page of codes maps them after publishing.
  if (reading.profile !== undefined)
    return (
      <Panel title={t('unmapped', { count: names.length })}>
        <NoteText>{t('unmapped.later')}</NoteText>
      </Panel>
    );
  const choose = (field: string, value: string, code: string | null): void =>
    setChosen((old) => {
      const rest = Object.fromEntries(Object.entries(old[field] ?? {}).filter(([own]) => own !== value));
      return { ...old, [field]: code === null ? rest : { ...rest, [value]: code } };
    });
  const read = (): void => {
    const fields = [...new Set([...Object.keys(reading.codes ?? {}), ...Object.keys(chosen)])];
    const codes = Object.fromEntries(fields.map((field) => [field, { ...reading.codes?.[field], ...chosen[field] }]));
    onRead({ ...reading, codes });
  };
  return (
    <Panel title={t('unmapped', { count: names.length })} subtitle={t('unmapped.subtitle')}>
      <StackedTable
        caption={t('unmapped', { count: names.length })}
        columns={[
          { key: 'value', label: t('unmapped.value') },
          { key: 'field', label: codeWords('field') },
          { key: 'rows', label: t('unmapped.rows'), isNumber: true },
          { key: 'code', label: codeWords('code') },
        ]}
        rows={names.map(({ field, value, rows }) => ({
          key: `${field} ${value}`,
          cells: [
            value,
            codeWords(`field.${field}`),
            count(rows),
            <CodeChoice
              key="code"
              value={value}
              code={chosen[field]?.[value] ?? null}
              suggestion={null}
              members={members(field)}
              without={codeWords('without')}
              onChoose={(code) => choose(field, value, code)}
            />,
          ],
        }))}
      />
      {total > 0 && (
        <Button size="small" variant="outlined" disabled={isSending} onClick={read} sx={{ mt: 1 }}>
          {t('unmapped.read', { count: total })}
        </Button>
      )}
    </Panel>
  );
}
