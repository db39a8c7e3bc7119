import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import type { Feature } from '@pendapa/page-manifest';
import { messages } from '../messages.ts';
import type { Entry, LoadGuide } from './entry.ts';
import { useEntries } from './use-entries.ts';

/** The list is rendered below the field, not as a popup over the page. */
const InPlace = ({ children }: { readonly children?: unknown }) => (
  <Box sx={{ mt: 1, '& .MuiPaper-root': { boxShadow: 'none' } }}>{typeof children === 'function' ? children({}) : children}</Box>
);

export interface SearchFieldProps {
  readonly features: readonly Feature[];
  readonly loadGuide: LoadGuide;
  readonly onChoose: (entry: Entry) => void;
  /** Called on Escape, because the list stops the event. */
  readonly onEscape: () => void;
}

/** Searches pages, taxes, units, regions, definitions and the guide; arrow keys choose, Enter opens. */
export function SearchField({ features, loadGuide, onChoose, onEscape }: SearchFieldProps) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState('');
  const entries = useEntries(features, loadGuide, typed);
  return (
    <Autocomplete
      open
      autoHighlight
      disablePortal
      openOnFocus
      forcePopupIcon={false}
      options={entries}
      filterOptions={(all) => all}
      groupBy={({ group }) => t(`group.${group}`)}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ group, key }) => `${group} ${key}`}
      isOptionEqualToValue={() => false}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, entry) => entry && onChoose(entry)}
      onClose={(_, reason) => reason === 'escape' && onEscape()}
      noOptionsText={t('nothing')}
      slots={{ popper: InPlace }}
      slotProps={{ listbox: { component: 'div', sx: { maxHeight: { xs: '60dvh', sm: 420 } } } }}
      renderInput={(field) => (
        <TextField
          {...field}
          autoFocus
          hiddenLabel
          type="search"
          placeholder={t('searchHint')}
          helperText={t('searchKeys')}
          slotProps={{ ...field.slotProps, htmlInput: { ...field.slotProps.htmlInput, 'aria-label': t('search') } }}
        />
      )}
      renderGroup={({ key, group, children }) => (
        <Box key={key} role="group" aria-label={group}>
          <Typography component="div" variant="caption" color="textSecondary" aria-hidden sx={{ px: 2, pt: 1 }}>
            {group}
          </Typography>
          {children}
        </Box>
      )}
      renderOption={({ key, ...item }, { label, hint }) => (
        <Box component="li" key={key} {...item} sx={{ gap: 1, '&&': { justifyContent: 'space-between' } }}>
          <span>{label}</span>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ textAlign: 'right' }}>
            {hint}
          </Typography>
        </Box>
      )}
    />
  );
}
