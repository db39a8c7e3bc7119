import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { CodeProposal, ProfileProposal } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { CodeChoice } from '../codes/code-choice.tsx';
import { useMembers, type Member } from '../codes/use-members.ts';
import { readingTexts } from '../messages/reading.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { useFieldWords, type FieldNames } from '../parts/use-field-words.ts';

/** Names that need no decision are listed on request. */
const MAX_LISTED = 20;

export interface CodesPanelProps {
  readonly codes: readonly CodeProposal[];
  readonly codesFromRows: ProfileProposal['codesFromRows'];
  readonly names: FieldNames;
  /** Chosen code by value, by field. */
  readonly chosen: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly onChoose: (field: string, value: string, code: string | null) => void;
}

const needsLook = ({ status }: CodeProposal): boolean => status !== 'known';
const suggestionOf = ({ status, code, name }: CodeProposal): Member | null =>
  status === 'near' && code !== null ? { code, name: name ?? code } : null;
const matches = (search: string) => {
  const wanted = search.trim().toLowerCase();
  return ({ value }: CodeProposal): boolean => value.toLowerCase().includes(wanted);
};

function CodesTable({
  listed,
  names,
  chosen,
  onChoose,
}: Omit<CodesPanelProps, 'codes' | 'codesFromRows'> & { readonly listed: readonly CodeProposal[] }) {
  const t = useMessages(readingTexts);
  const { count } = useFormat();
  const words = useFieldWords(names);
  const members = useMembers(listed.map(({ field }) => field));
  const cellOf = (proposal: CodeProposal) => {
    const { field, value, status, code, name } = proposal;
    if (status === 'known') return `${name ?? ''} (${code ?? ''})`;
    // Only an empty folder creates codes: elsewhere rows without one are collected.
    const without = t(status === 'unknown' && code !== null ? 'created' : 'notPlaced');
    if (members(field).length === 0) return without;
    return (
      <CodeChoice
        key="code"
        value={value}
        code={chosen[field]?.[value] ?? null}
        suggestion={suggestionOf(proposal)}
        members={members(field)}
        newCode={proposal.newCode}
        without={without}
        onChoose={(own) => onChoose(field, value, own)}
      />
    );
  };
  return (
    <StackedTable
      caption={t('codes')}
      columns={[
        { key: 'value', label: t('value') },
        { key: 'field', label: t('field') },
        { key: 'rows', label: t('rowCount'), isNumber: true },
        { key: 'code', label: t('code') },
      ]}
      rows={listed.map((proposal) => {
        const { field, value, rows } = proposal;
        return { key: `${field} ${value}`, cells: [value, words.name(field), count(rows), cellOf(proposal)] };
      })}
    />
  );
}

/** Names of the file and their codes: those that are near or unknown first, each with a menu. */
export function CodesPanel({ codes, codesFromRows, names, chosen, onChoose }: CodesPanelProps) {
  const t = useMessages(readingTexts);
  const { count } = useFormat();
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
      {listed.length > 0 && <CodesTable listed={listed} names={names} chosen={chosen} onChoose={onChoose} />}
      {found.length === 0 && <NoteText>{t('codes.notFound')}</NoteText>}
      {isCut && (
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {t('all', { count: found.length })}
        </Button>
      )}
    </Panel>
  );
}
