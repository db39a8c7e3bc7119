import { useState } from 'react';
import Button from '@mui/material/Button';
import { MAPPED_FIELDS, type MappedField, type ReadingDecisions, type Upload, type UploadReceipt } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { CodesTable } from '../codes/codes-table.tsx';
import { withCode, type ChosenCodes } from '../codes/with-code.ts';
import { codeTexts } from '../messages/codes.ts';
import { sumTexts } from '../messages/sums.ts';

interface UnmappedName {
  readonly field: MappedField;
  readonly value: string;
  readonly rows: number;
}

/** Names of the whole file that have no code, by the warnings of the check. Regions are not chosen from a list. */
function unmappedNames({ listed }: UploadReceipt['warned']): readonly UnmappedName[] {
  return listed.flatMap(({ code, params }) => {
    const field = MAPPED_FIELDS.find((known) => known !== 'region' && known === params['field']);
    const { value } = params;
    return code !== 'code-unmapped' || field === undefined || value === undefined ? [] : [{ field, value, rows: Number(params['rows']) }];
  });
}

/** True if some warnings are counted only, so that names may be missing. */
const isCut = ({ count, listed }: UploadReceipt['warned']): boolean => listed.reduce((sum, one) => sum + one.count, 0) < count;

/** True if the reading takes codes of one file: not by a saved way, and not by a template, whose proposal has no figures. */
const takesCodes = ({ reading, proposal }: UnmappedPanelProps): boolean =>
  reading.profile === undefined && proposal !== null && proposal.check !== null;

export interface UnmappedPanelProps extends Pick<Upload, 'reading' | 'proposal'> {
  readonly warned: UploadReceipt['warned'];
  readonly isSending: boolean;
  /** Reads the file again with these decisions. */
  readonly onRead: (reading: ReadingDecisions) => void;
}

/** Names without a code, also those that appear late in the file, each with its choice; nothing if there are none. */
export function UnmappedPanel(props: UnmappedPanelProps) {
  const { warned, reading, isSending, onRead } = props;
  const t = useMessages(sumTexts);
  const codeWords = useMessages(codeTexts);
  const names = unmappedNames(warned);
  const [chosen, setChosen] = useState<ChosenCodes>({});
  const total = Object.values(chosen).reduce((sum, own) => sum + Object.keys(own).length, 0);
  if (names.length === 0) return null;
  const title = t('unmapped', { count: names.length });
  const cut = isCut(warned) && <NoteText>{t('unmapped.cut', { count: warned.listed.length })}</NoteText>;
  // The page of codes maps them after publishing.
  if (!takesCodes(props))
    return (
      <Panel title={title}>
        {cut}
        <NoteText>{t('unmapped.later')}</NoteText>
      </Panel>
    );
  const read = (): void => {
    const fields = [...new Set([...Object.keys(reading.codes ?? {}), ...Object.keys(chosen)])];
    const codes = Object.fromEntries(fields.map((field) => [field, { ...reading.codes?.[field], ...chosen[field] }]));
    onRead({ ...reading, codes });
  };
  return (
    <Panel title={title} subtitle={t('unmapped.subtitle')}>
      {cut}
      <CodesTable
        caption={title}
        valueHeader={t('unmapped.value')}
        rowsHeader={t('unmapped.rows')}
        names={names}
        fieldName={(field) => codeWords(`field.${field}`)}
        chosen={({ field, value }) => chosen[field]?.[value] ?? null}
        without={() => codeWords('without')}
        onChoose={({ field, value }, code) => setChosen((old) => withCode(old, field, value, code))}
      />
      {total > 0 && (
        <Button size="small" variant="outlined" disabled={isSending} onClick={read} sx={{ mt: 1 }}>
          {t('unmapped.read', { count: total })}
        </Button>
      )}
    </Panel>
  );
}
