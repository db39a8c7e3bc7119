import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AnswerState } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { Panel } from '@pendapa/ui-layout';
import { messages } from '../../messages/subjects.ts';
import { SEGMENTS, usePayersBy, type Segment } from './questions.ts';
import { SegmentTable } from './segment-table.tsx';

const HEIGHT = CHART_HEIGHTS.large;

function Segments({ by }: { readonly by: Segment }) {
  return (
    <AnswerState asked={usePayersBy(by)} measure="taxpayers" height={HEIGHT}>
      {(answer) => <SegmentTable answer={answer} by={by} maxHeight={HEIGHT} />}
    </AnswerState>
  );
}

/** The proof: groups of payers, and the way to the largest ones. */
export function SegmentDetails() {
  const t = useMessages(messages);
  const [by, setBy] = useState<Segment>('sector');
  const [before = '', after = ''] = t('large', { link: '\n' }).split('\n');
  return (
    <Panel
      title={t('table.title')}
      height={HEIGHT}
      actions={
        <TextField
          select
          size="small"
          label={t('segment.label')}
          value={by}
          onChange={({ target }) => setBy(SEGMENTS.find((segment) => segment === target.value) ?? by)}
          sx={{ minWidth: 180 }}
        >
          {SEGMENTS.map((segment) => (
            <MenuItem key={segment} value={segment}>
              {t(`segment.${segment}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Segments key={by} by={by} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {before}
        <PageLink to="/transactions-by-taxpayer">{t('largeLink')}</PageLink>
        {after}
      </Typography>
    </Panel>
  );
}
