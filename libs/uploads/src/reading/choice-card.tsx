import { useId, type RefCallback } from 'react';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { Choice, ProfileProposal, Question } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { readingTexts } from '../messages/reading.ts';
import { useFieldWords } from '../parts/use-field-words.ts';
import { differingFields, textsOfField, type DifferingField } from './read-values.ts';

const MAX_EXAMPLES = 3;

export interface ChoiceCardProps {
  readonly question: Question;
  readonly choice: Choice;
  readonly proposal: ProfileProposal;
  readonly isChosen: boolean;
  /** The key that chooses it; null if it has none. */
  readonly shortcut: string | null;
  readonly inputRef: RefCallback<HTMLInputElement>;
  readonly onChoose: () => void;
}

/** A line that the readings read differently: the cells of the file, and the value of this reading. */
function Example({ example: { line, field, index }, proposal }: { readonly example: DifferingField; readonly proposal: ProfileProposal }) {
  const t = useMessages(readingTexts);
  const { count } = useFormat();
  const words = useFieldWords(proposal.fieldNames);
  const at = proposal.columns.findIndex((column) => column.field === field);
  const raw = at === -1 ? line.cells.filter((cell) => cell !== '').join(' · ') : (line.cells[at] ?? '');
  const read = textsOfField(line, index).map((text) => words.value(field, text));
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {t('exampleLine', { line: count(line.line), raw })}{' '}
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {read.length === 0 ? t('notRead') : t('becomes', { read: read.join(', ') })}
      </Box>
    </Box>
  );
}

/** One reading: its radio button, what it says, the total it gives, and rows that it reads differently. */
export function ChoiceCard({ question, choice, proposal, isChosen, shortcut, inputRef, onChoose }: ChoiceCardProps) {
  const t = useMessages(readingTexts);
  const text = useText();
  const { money } = useFormat();
  const title = useId();
  const about = useId();
  const examples = differingFields(question, choice, MAX_EXAMPLES);
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 1,
        p: 1.5,
        minWidth: 0,
        cursor: 'pointer',
        border: isChosen ? 2 : 1,
        m: isChosen ? 0 : '1px',
        borderColor: isChosen ? 'primary.main' : 'outline',
        borderRadius: 1,
        bgcolor: isChosen ? 'brandGround' : 'transparent',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Radio
        size="small"
        name={question.key}
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { ref: inputRef, 'aria-labelledby': title, 'aria-describedby': about } }}
        sx={{ alignSelf: 'flex-start', p: 0.25, '&.Mui-focusVisible': { outline: 'none' } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={title} component="div" sx={{ fontWeight: 600 }}>
          {text(choice.texts)}
        </Typography>
        <Box id={about} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {choice.sum !== null && <Box sx={{ color: 'text.primary' }}>{t('sum', { sum: money(choice.sum) })}</Box>}
          {choice.refused && <Box sx={{ color: 'status.watch' }}>{t('refusedReading', { reason: text(choice.refused) })}</Box>}
          {examples.length > 0 && (
            <Box component="ul" aria-label={t('examples')} sx={{ m: 0, mt: 0.5, pl: 2 }}>
              {examples.map((example) => (
                <Example key={example.line.line} example={example} proposal={proposal} />
              ))}
            </Box>
          )}
        </Box>
      </Box>
      {shortcut !== null && (
        <Box
          component="kbd"
          aria-hidden
          sx={{
            flex: 'none',
            alignSelf: 'flex-start',
            px: 0.75,
            typography: 'caption',
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            display: { xs: 'none', md: 'block' },
          }}
        >
          {shortcut}
        </Box>
      )}
    </Box>
  );
}
