import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { CodeProposal, ProfileProposal } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { CodesTable } from '../codes/codes-table.tsx';
import type { Member } from '../codes/use-members.ts';
import type { ChosenCodes } from '../codes/with-code.ts';
import { readingTexts } from '../messages/reading.ts';
import { useFieldWords, type FieldNames } from '../parts/use-field-words.ts';

/** Names that need no decision are listed on request. */
const MAX_LISTED = 20;

export interface CodesPanelProps {
  readonly codes: readonly CodeProposal[];
  readonly codesFromRows: ProfileProposal['codesFromRows'];
  readonly names: FieldNames;
  readonly chosen: ChosenCodes;
  readonly onChoose: (field: string, value: string, code: string | null) => void;
}

const needsLook = ({ status }: CodeProposal): boolean => status !== 'known';
const suggestionOf = ({ status, code, name }: CodeProposal): Member | null =>
  status === 'near' && code !== null ? { code, name: name ?? code } : null;
const matches = (search: string) => {
  const wanted = search.trim().toLowerCase();
  return ({ value }: CodeProposal): boolean => value.toLowerCase().includes(wanted);
};

/** Names of the file and their codes: those that are near or unknown first, each with a menu. */
export function CodesPanel({ codes, codesFromRows, names, chosen, onChoose }: CodesPanelProps) {
  const t = useMessages(readingTexts);
  const { count } = useFormat();
  const words = useFieldWords(names);
  const [isWhole, setWhole] = useState(false);
  const [search, setSearch] = useState('');
  if (codes.length === 0) return null;
  const open = codes.filter(needsLook);
  const known = codes.filter((code) => !needsLook(code));
  const found = [...open, ...known].filter(matches(search));
  const listed = isWhole ? found : search.trim() === '' ? open.slice(0, MAX_LISTED) : found.slice(0, MAX_LISTED);
  const isCut = listed.length < found.length;
  const creatable = open.flatMap(({ field, value, status, newCode }) =>
    status !== 'unknown' || newCode === undefined || chosen[field]?.[value] !== undefined ? [] : [{ field, value, code: newCode }],
  );
  const chooseAll = (choices: readonly { readonly field: string; readonly value: string; readonly code: string }[]): void => {
    for (const { field, value, code } of choices) onChoose(field, value, code);
  };
  const suggested = open.flatMap((proposal) => {
    const suggestion = suggestionOf(proposal);
    const { field, value } = proposal;
    return suggestion === null || chosen[field]?.[value] !== undefined ? [] : [{ field, value, code: suggestion.code }];
  });
  return (
    <Panel title={t('codes')} subtitle={open.length === 0 ? t('codes.allKnown', { count: known.length }) : t('codes.subtitle')}>
      {codesFromRows !== null && <NoteText>{t('codes.firstRows', { rows: count(codesFromRows) })}</NoteText>}
      {(codes.length > MAX_LISTED || suggested.length > 1 || creatable.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 1 }}>
          {codes.length > MAX_LISTED && (
            <TextField
              size="small"
              type="search"
              label={t('codes.search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
          {suggested.length > 1 && (
            <Button size="small" variant="outlined" onClick={() => chooseAll(suggested)}>
              {t('useAll', { count: suggested.length })}
            </Button>
          )}
          {creatable.length > 0 && (
            <Button size="small" variant="outlined" onClick={() => chooseAll(creatable)}>
              {t('createAll', { count: creatable.length })}
            </Button>
          )}
        </Box>
      )}
      {listed.length > 0 && (
        <CodesTable
          caption={t('codes')}
          valueHeader={t('value')}
          rowsHeader={t('rowCount')}
          names={listed}
          fieldName={words.name}
          chosen={({ field, value }) => chosen[field]?.[value] ?? null}
          suggestion={suggestionOf}
          // Only an empty folder creates codes: elsewhere rows without one are collected.
          without={({ status, code }) => t(status === 'unknown' && code !== null ? 'created' : 'notPlaced')}
          fixed={({ status, code, name }) => (status === 'known' ? `${name ?? ''} (${code ?? ''})` : null)}
          newCode={({ newCode }) => newCode}
          onChoose={({ field, value }, code) => onChoose(field, value, code)}
        />
      )}
      {found.length === 0 && <NoteText>{t('codes.notFound')}</NoteText>}
      {isCut && (
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {t('all', { count: found.length })}
        </Button>
      )}
    </Panel>
  );
}
