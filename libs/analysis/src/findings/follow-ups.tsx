import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Finding, Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { difference, figureOf, valueOf } from '@pendapa/query';
import { Panel } from '@pendapa/ui-layout';
import { FINDING_SUBJECTS, type FindingSubject } from './finding-page.ts';
import { FindingLink, useFindingColumns } from './findings-table.tsx';
import { messages } from './messages.ts';
import { useExportedFindings } from './use-exported-findings.ts';
import { useFindingWords } from './use-finding-words.ts';
import { useFindings } from './use-findings.ts';
import { useFindingsState } from './use-findings-state.ts';

const MAX_FOLLOW_UPS = 3;

/** Names of two figures whose difference is what the finding is about; a single name is the amount itself. */
const AMOUNTS: Readonly<Partial<Record<Finding['rule'], readonly [string, string?]>>> = {
  'plan-shortfall': ['plan', 'realised'],
  'unit-year': ['usual', 'amount'],
  'unit-months': ['usual', 'amount'],
  'unusual-month': ['low', 'amount'],
  lapsing: ['expiring'],
};

interface FollowUp {
  readonly finding: Finding;
  /** Missing or lapsing money, above zero, in minor units. */
  readonly amount: bigint;
}

/** Missing or lapsing money of a finding; null if it has none, or money came in beyond what is usual. */
function amountOf({ rule, figures }: Finding): bigint | null {
  const names = AMOUNTS[rule];
  if (names === undefined) return null;
  const [whole, part] = names;
  const figure = (name: string): ReturnType<typeof figureOf> => figureOf(figures[name] ?? null);
  const value: Value = valueOf(part === undefined ? figure(whole) : difference(figure(whole), figure(part)));
  if (typeof value !== 'string') return null;
  const amount = BigInt(value);
  return amount > 0n ? amount : null;
}

/** Findings with their missing or lapsing money, the largest first. */
export function followUpsOf(findings: readonly Finding[], subject: FindingSubject | undefined): readonly FollowUp[] {
  const rules: readonly string[] | null = subject === undefined ? null : FINDING_SUBJECTS[subject];
  return findings
    .filter(({ rule }) => rules === null || rules.includes(rule))
    .flatMap((finding) => {
      const amount = amountOf(finding);
      return amount === null ? [] : [{ finding, amount }];
    })
    .sort((a, b) => (a.amount < b.amount ? 1 : -1))
    .slice(0, MAX_FOLLOW_UPS);
}

/** Height of three rows in pixels. */
const THREE_ROWS = 120;

/** The three findings with the most missing or lapsing money; each leads to the page that shows it. */
export function FollowUps({ subject }: { readonly subject?: FindingSubject }) {
  const t = useMessages(messages);
  const format = useFormat();
  const known = useFindings();
  const { findings } = known;
  const state = useFindingsState(known);
  const words = useFindingWords(findings?.members);
  const rows = useMemo(() => followUpsOf(findings?.findings ?? [], subject), [findings, subject]);
  const exported = useMemo(() => rows.map(({ finding }) => finding), [rows]);
  const place = useExportedFindings(t('followUps'), exported, useFindingColumns(words));
  return (
    <Panel
      title={t('followUps')}
      subtitle={findings ? t('followUps.subtitle', { date: format.date(findings.asOf) }) : '\u00a0'}
      height={THREE_ROWS}
    >
      <div ref={place} />
      {state !== null && (
        <Typography variant="body2" role="status">
          {state}
        </Typography>
      )}
      {findings && rows.length === 0 && <Typography variant="body2">{t('none')}</Typography>}
      {rows.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ finding, amount }) => (
            <Box
              key={words.sentence(finding)}
              component="li"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
                columnGap: 2,
                py: 1,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {format.money(String(amount))}
              </Typography>
              <Typography variant="body2" component="span">
                <FindingLink finding={finding}>{words.sentence(finding)}</FindingLink>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
