import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Finding, Findings } from '@pendapa/contracts';
import { readAddress } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { FindingLink } from './findings-table.tsx';
import { messages } from './messages.ts';
import { isOfPage, rankFindings, type Looked } from './rank-findings.ts';
import { useFindingWords } from './use-finding-words.ts';
import { useFindings } from './use-findings.ts';
import { useFindingsState } from './use-findings-state.ts';

const SHOWN = 3;

function useLooked(): Looked {
  const { path, parameters } = useAddress();
  const { tax, unit } = readAddress(parameters, ['tax', 'unit']).choices;
  return { path, tax, unit };
}

/** One line: how many findings there are, and how many of them are of this page; without any, what was examined. */
export function OwnFindingsLine() {
  const t = useMessages(messages);
  const { count } = useFormat();
  const looked = useLooked();
  const known = useFindings();
  const state = useFindingsState(known);
  if (!known.findings) return state;
  const { findings, examined } = known.findings;
  if (findings.length === 0) return t('own.none', { count: examined.length });
  const here = findings.filter((finding) => isOfPage(finding, looked)).length;
  if (here === 0) return t('own.elsewhere', { count: findings.length });
  return t('own.count', { count: findings.length, here: count(here) });
}

function OwnFinding({ finding, members }: { readonly finding: Finding; readonly members: Findings['members'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { place, sentence } = useFindingWords(members);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="caption" sx={{ fontWeight: 600 }}>
        {t('own.weight', { weight: t(finding.weight) })}
      </Typography>
      <Typography component="h4" variant="h3">
        {place(finding)}
      </Typography>
      <Typography variant="body2" sx={{ flex: 1 }}>
        <FindingLink finding={finding}>{sentence(finding)}</FindingLink>
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('own.evidence', { period: format.period(finding.period), count: finding.n })}
      </Typography>
    </Box>
  );
}

/** The findings of the agency's data, first those of the page and its filters: three, or all. */
export function OwnFindings() {
  const t = useMessages(messages);
  const { count } = useFormat();
  const looked = useLooked();
  const known = useFindings();
  const state = useFindingsState(known);
  const [all, setAll] = useState(false);
  if (!known.findings) return <Typography variant="body2">{state}</Typography>;
  const { findings, examined, members } = known.findings;
  const ranked = rankFindings(findings, looked);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {t('own.title')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('own.examined', { count: examined.length })}
      </Typography>
      {ranked.length === 0 ? (
        <Typography variant="body2">{t('none')}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label={t('own.title')}
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}
        >
          {ranked.slice(0, all ? undefined : SHOWN).map((finding) => (
            <OwnFinding
              key={JSON.stringify([finding.rule, finding.where, finding.period, finding.year])}
              finding={finding}
              members={members}
            />
          ))}
        </Box>
      )}
      {ranked.length > SHOWN && (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 0.5 }}>
          {all ? t('fewer') : t('all', { count: count(ranked.length) })}
        </Button>
      )}
    </Box>
  );
}
