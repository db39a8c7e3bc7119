import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Finding, Findings } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { createTableSlot, TableSlotProvider, AnswerTable } from '@pendapa/panels';
import { Panel } from '@pendapa/ui-layout';
import { FINDING_SUBJECTS, type FindingSubject } from './finding-page.ts';
import { FindingLink, useFindingColumns } from './findings-table.tsx';
import { messages } from './messages.ts';
import { NotKnown } from './not-known.tsx';
import { useExportedFindings } from './use-exported-findings.ts';
import { useFindingWords } from './use-finding-words.ts';
import { useFindings } from './use-findings.ts';
import { useFindingsState } from './use-findings-state.ts';

export const MAIN_FINDINGS = 5;

/** Findings of one subject, or all. */
const rowsOf = (found: Findings | null, subject: FindingSubject | undefined): readonly Finding[] => {
  const rules: readonly string[] | null = subject === undefined ? null : FINDING_SUBJECTS[subject];
  return (found?.findings ?? []).filter(({ rule }) => rules === null || rules.includes(rule));
};

interface SentencesProps {
  readonly rows: readonly Finding[];
  readonly sentence: (finding: Finding) => string;
}

const Sentences = ({ rows, sentence }: SentencesProps) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {rows.map((finding) => (
      <Typography key={sentence(finding)} component="li" variant="body2" sx={{ mb: 0.75 }}>
        <FindingLink finding={finding}>{sentence(finding)}</FindingLink>
      </Typography>
    ))}
  </Box>
);

/** Main findings as sentences with links; all findings as a table. */
function FindingsList({ rows, found }: { readonly rows: readonly Finding[]; readonly found: Findings }) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useFindingWords(found.members);
  const columns = useFindingColumns(words);
  const place = useExportedFindings(t('title'), rows, columns);
  const [slot] = useState(createTableSlot);
  const [all, setAll] = useState(false);
  const toggle = useCallback(() => setAll((before) => !before), []);
  return (
    <div ref={place}>
      {all ? (
        <TableSlotProvider value={slot}>
          <AnswerTable
            caption={t('table', { date: format.date(found.asOf) })}
            rows={rows}
            columns={columns}
            rowKey={(row) => words.sentence(row)}
          />
        </TableSlotProvider>
      ) : (
        <Sentences rows={rows.slice(0, MAIN_FINDINGS)} sentence={words.sentence} />
      )}
      {rows.length > 0 && (
        <Button size="small" onClick={toggle} aria-expanded={all} sx={{ mt: 0.5, displayPrint: 'none' }}>
          {all ? t('fewer') : t('all', { count: format.count(rows.length) })}
        </Button>
      )}
    </div>
  );
}

/** Height of one finding in pixels. */
const ONE_FINDING = 72;

/** Panel of unusual findings, of one subject or of all. */
export function FindingsPanel({ subject }: { readonly subject?: FindingSubject }) {
  const t = useMessages(messages);
  const format = useFormat();
  const known = useFindings();
  const { findings, notReady, failure, retry } = known;
  const state = useFindingsState(known);
  const rows = rowsOf(findings, subject);
  const isAnswered = notReady !== null || failure !== null;
  return (
    <Panel title={t('title')} subtitle={findings ? t('subtitle', { date: format.date(findings.asOf) }) : '\u00a0'} height={ONE_FINDING}>
      {state !== null && <NotKnown title={t('title')} state={state} onRetry={isAnswered ? retry : undefined} />}
      {findings && rows.length > 0 && <FindingsList rows={rows} found={findings} />}
      {findings && rows.length === 0 && <Typography variant="body2">{t('none')}</Typography>}
    </Panel>
  );
}
