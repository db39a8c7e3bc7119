import { useState } from 'react';
import Button from '@mui/material/Button';
import type { CodeProposal } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { CodeChoice } from '../codes/code-choice.tsx';
import { useMembers, type Member } from '../codes/use-members.ts';
import { readingTexts } from '../messages/reading.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { useFieldWords, type FieldNames } from '../parts/use-field-words.ts';

/** Names that need no decision are listed on request. */
const MAX_LISTED = 20;

export interface CodesPanelProps {
  readonly codes: readonly CodeProposal[];
  readonly names: FieldNames;
  /** Chosen code by value, by field. */
  readonly chosen: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly onChoose: (field: string, value: string, code: string | null) => void;
}

const needsLook = ({ status }: CodeProposal): boolean => status !== 'known';
const suggestionOf = ({ status, code, name }: CodeProposal): Member | null =>
  status === 'near' && code !== null ? { code, name: name ?? code } : null;

/** Names of the file and their codes: those that are near or unknown first, each with a menu. */
export function CodesPanel({ codes, names, chosen, onChoose }: CodesPanelProps) {
  const t = useMessages(readingTexts);
  const { count } = useFormat();
  const words = useFieldWords(names);
  const members = useMembers(codes.map(({ field }) => field));
  const [isWhole, setWhole] = useState(false);
  if (codes.length === 0) return null;
  const open = codes.filter(needsLook);
  const known = codes.filter((code) => !needsLook(code));
  const listed = isWhole ? [...open, ...known] : open.slice(0, MAX_LISTED);
  const isCut = listed.length < codes.length;
  return (
    <Panel title={t('codes')} subtitle={open.length === 0 ? t('codes.allKnown', { count: known.length }) : t('codes.subtitle')}>
      {listed.length > 0 && (
        <StackedTable
          caption={t('codes')}
          columns={[
            { key: 'value', label: t('value') },
            { key: 'field', label: t('field') },
            { key: 'rows', label: t('rowCount'), isNumber: true },
            { key: 'code', label: t('code') },
          ]}
          rows={listed.map((proposal) => {
            const { field, value, rows, status, code, name } = proposal;
            return {
              key: `${field} ${value}`,
              cells: [
                value,
                words.name(field),
                count(rows),
                status === 'known' ? (
                  `${name ?? ''} (${code ?? ''})`
                ) : members(field).length === 0 ? (
                  t('created')
                ) : (
                  <CodeChoice
                    key="code"
                    value={value}
                    code={chosen[field]?.[value] ?? null}
                    suggestion={suggestionOf(proposal)}
                    members={members(field)}
                    without={t('newCode')}
                    onChoose={(own) => onChoose(field, value, own)}
                  />
                ),
              ],
            };
          })}
        />
      )}
      {isCut && (
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {t('all', { count: codes.length })}
        </Button>
      )}
    </Panel>
  );
}
