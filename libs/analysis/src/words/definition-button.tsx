import { memo, useId, useState } from 'react';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { subjectSpec, type SubjectKey } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { definitionOf } from './use-names.ts';

export interface DefinitionButtonProps {
  readonly subject: SubjectKey;
  readonly measure: string;
}

/** Meaning, formula, cut-off and source data of a measure; the texts of the data dictionary. */
export const DefinitionButton = memo(function DefinitionButton({ subject, measure }: DefinitionButtonProps) {
  const t = useMessages(messages);
  const text = useText();
  const heading = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const definition = definitionOf(subject, measure);
  const label = text(definition.label);
  const extracts = subjectSpec(subject).extracts.map((extract) => text(EXTRACT_LABELS[extract]));
  const entries = [
    [t('meaning'), text(definition.meaning)],
    [t('formula'), text(definition.formula)],
    [t('cutOff'), text(definition.cutOff)],
    [t('extracts'), extracts.join(', ')],
  ];
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
          paper: { variant: 'outlined', elevation: 0, role: 'dialog', 'aria-labelledby': heading, sx: { p: 2, maxWidth: 360 } },
        }}
      >
        <Typography id={heading} variant="h3" component="h3">
          {label}
        </Typography>
        <Box component="dl" sx={{ m: 0, typography: 'body2', '& dt': { color: 'text.secondary', mt: 1 }, '& dd': { m: 0 } }}>
          {entries.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </Box>
      </Popover>
    </>
  );
});
