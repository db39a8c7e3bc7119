import { useId, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { filterTexts } from '../messages/filters.ts';
import { changedChoices, DEFAULT_CHOICES, type Choices } from '../choices/choices.ts';
import { FilterField } from '../fields/filter-field.tsx';
import { useFilters } from '../choices/filters-context.ts';

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Sheet({ onClose, heading }: { readonly onClose: () => void; readonly heading: string }) {
  const t = useMessages(filterTexts);
  const { offers, choices, change, date } = useFilters();
  const [draft, setDraft] = useState(choices);
  const edit = (next: Partial<Choices>): void => setDraft((before) => changedChoices(before, next));
  const apply = (): void => {
    change(draft);
    onClose();
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={heading} variant="h2">
          {t('bar')}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', px: 2, pb: 2, flex: 1, scrollPaddingBlock: 8 }}>
        {offers.map((name) => (
          <Box key={name} component="section" aria-label={t(name)} sx={{ pt: 2 }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {t(name)}
            </Typography>
            <FilterField name={name} choices={draft} change={edit} date={date} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth onClick={() => setDraft(DEFAULT_CHOICES)}>
          {t('reset')}
        </Button>
        <Button fullWidth variant="contained" onClick={apply}>
          {t('apply')}
        </Button>
      </Box>
    </>
  );
}

/** Sheet with all filters for phones; changes apply on confirmation. */
export function FilterSheet({ open, onClose }: FilterSheetProps) {
  const heading = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { maxHeight: '85dvh', display: 'flex', flexDirection: 'column', borderRadius: '12px 12px 0 0' },
        },
      }}
    >
      <Sheet onClose={onClose} heading={heading} />
    </Drawer>
  );
}
