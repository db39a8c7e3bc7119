import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DetailsPanel, useAddressChoice, usePanelWords } from '@pendapa/analysis';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/holders.ts';
import { SEGMENTS, useHoldersBy } from './questions.ts';

/** The proof: groups of taxpayers with objects, revenue, compliance and arrears. */
export function SegmentDetails() {
  const t = useMessages(messages);
  const text = useText();
  const [by, choose] = useAddressChoice('sg', SEGMENTS);
  const choice = (
    <TextField
      select
      size="small"
      label={t('segment')}
      value={by}
      onChange={({ target }) => choose(SEGMENTS.find((segment) => segment === target.value) ?? by)}
      sx={{ minWidth: 180 }}
    >
      {SEGMENTS.map((segment) => (
        <MenuItem key={segment} value={segment}>
          {text(DIMENSION_LABELS[segment])}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={useHoldersBy(by)}
      measure="objects"
      actions={choice}
      note={({ said }) => t('table.note', { year: said.year })}
    />
  );
}
