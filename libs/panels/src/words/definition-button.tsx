import { useId, useState } from 'react';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { DefinitionWords, type DefinitionWordsProps } from './definition-words.tsx';

export interface DefinitionButtonProps {
  /** Name of the figure beside the button. */
  readonly label: string;
  readonly definition: DefinitionWordsProps;
}

/** Button that opens the definition of a figure. */
export function DefinitionButton({ label, definition }: DefinitionButtonProps) {
  const t = useMessages(messages);
  const heading = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('definitionOf', { label })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: 'text.secondary', p: 0.5 }}
      >
        <InfoOutlinedIcon sx={{ fontSize: '1.125rem' }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            variant: 'outlined',
            elevation: 0,
            role: 'dialog',
            'aria-labelledby': heading,
            sx: { p: 2, maxWidth: 'min(360px, calc(100% - 32px))' },
          },
        }}
      >
        <Typography id={heading} variant="h3" component="h3">
          {label}
        </Typography>
        <DefinitionWords {...definition} />
      </Popover>
    </>
  );
}
