import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AnswerState, useAddressChoice } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { messages as texts } from '../../messages/holders.ts';
import { messages } from '../../messages/subjects.ts';
import { HolderTable } from './holder-table.tsx';
import { SEGMENTS, useHoldersBy, type Segment } from './questions.ts';

const HEIGHT = CHART_HEIGHTS.large;

function Segments({ by }: { readonly by: Segment }) {
  const t = useMessages(texts);
  return (
    <AnswerState asked={useHoldersBy(by)} measure="objects" height={HEIGHT}>
      {(answer) => (
        <>
          <HolderTable answer={answer} by={by} maxHeight={HEIGHT} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('table.note', { year: answer.period.to.slice(0, 4) })}
          </Typography>
        </>
      )}
    </AnswerState>
  );
}

/** The proof: groups of taxpayers with objects, revenue, compliance and arrears. */
export function SegmentDetails() {
  const t = useMessages(messages);
  const words = useMessages(texts);
  const [by, choose] = useAddressChoice('sg', SEGMENTS);
  return (
    <Panel
      title={t('table.title')}
      height={HEIGHT}
      actions={
        <TextField
          select
          size="small"
          label={words('segment.label')}
          value={by}
          onChange={({ target }) => choose(SEGMENTS.find((segment) => segment === target.value) ?? by)}
          sx={{ minWidth: 180 }}
        >
          {SEGMENTS.map((segment) => (
            <MenuItem key={segment} value={segment}>
              {words(`segment.${segment}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Segments key={by} by={by} />
    </Panel>
  );
}
