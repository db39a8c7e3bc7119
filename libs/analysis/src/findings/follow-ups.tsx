import { useMemo } from 'react';
import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import { StepList } from '@pendapa/panels';
import { Panel } from '@pendapa/ui-layout';
import { followUpsOf } from './follow-ups-of.ts';
import { FindingLink, useFindingColumns } from './findings-table.tsx';
import { messages } from './messages.ts';
import { NotKnown } from './not-known.tsx';
import { useExportedFindings } from './use-exported-findings.ts';
import { useFindingWords } from './use-finding-words.ts';
import { useFindings } from './use-findings.ts';
import { useFindingsState } from './use-findings-state.ts';

/** Height of three rows in pixels. */
const THREE_ROWS = 120;

/** The three findings with the most missing or lapsing money; each leads to the page that shows it. */
export function FollowUps() {
  const t = useMessages(messages);
  const format = useFormat();
  const known = useFindings();
  const { findings, notReady, failure, retry } = known;
  const isAnswered = notReady !== null || failure !== null;
  const state = useFindingsState(known);
  const words = useFindingWords(findings?.members);
  const rows = useMemo(() => followUpsOf(findings?.findings ?? []), [findings]);
  const exported = useMemo(() => rows.map(({ finding }) => finding), [rows]);
  const place = useExportedFindings(t('followUps'), exported, useFindingColumns(words));
  return (
    <Panel
      title={t('followUps')}
      subtitle={findings ? t('followUps.subtitle', { date: format.date(findings.asOf) }) : '\u00a0'}
      height={THREE_ROWS}
    >
      <div ref={place} />
      {state !== null && <NotKnown title={t('followUps')} state={state} onRetry={isAnswered ? retry : undefined} />}
      {findings && rows.length === 0 && (
        <Typography variant="body2">{t(findings.findings.length === 0 ? 'none' : 'followUps.none')}</Typography>
      )}
      {rows.length > 0 && (
        <StepList
          steps={rows.map(({ finding, amount }) => {
            const text = words.sentence(finding);
            return { key: text, figure: format.money(String(amount)), sentence: <FindingLink finding={finding}>{text}</FindingLink> };
          })}
        />
      )}
    </Panel>
  );
}
