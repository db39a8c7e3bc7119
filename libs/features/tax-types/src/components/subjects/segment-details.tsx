import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TablePanel, useAddressChoice } from '@pendapa/analysis';
import { CHART_HEIGHTS } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages as texts } from '../../messages/holders.ts';
import { messages } from '../../messages/subjects.ts';
import { HolderTable } from './holder-table.tsx';
import { SEGMENTS, useHoldersBy } from './questions.ts';

const HEIGHT = CHART_HEIGHTS.large;

/** The proof: groups of taxpayers with objects, revenue, compliance and arrears. */
export function SegmentDetails() {
  const t = useMessages(messages);
  const words = useMessages(texts);
  const [by, choose] = useAddressChoice('sg', SEGMENTS);
  const choice = (
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
  );
  return (
    <TablePanel title={t('table.title')} asked={useHoldersBy(by)} measure="objects" height={HEIGHT} actions={choice}>
      {(answer) => {
        // Until the groups that were chosen last are there, those before them stand under their own name.
        const shown = SEGMENTS.find((segment) => answer.columns.some(({ key }) => key === segment)) ?? by;
        return (
          <>
            <HolderTable key={shown} answer={answer} by={shown} maxHeight={HEIGHT} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {words('table.note', { year: answer.period.to.slice(0, 4) })}
            </Typography>
          </>
        );
      }}
    </TablePanel>
  );
}
