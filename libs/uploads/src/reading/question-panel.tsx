import { useCallback, useEffect, useRef, useState } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ProfileProposal } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { readingTexts } from '../messages/reading.ts';
import { ChoiceCard } from './choice-card.tsx';
import { isOpen } from './use-draft.ts';
import { useQuestionKeys } from './use-question-keys.ts';

export interface QuestionPanelProps {
  readonly proposal: ProfileProposal;
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (key: string, value: string) => void;
}

const MAX_SHORTCUTS = 9;

/** Questions of a file, one at a time. Readings stand side by side and none is chosen beforehand. */
export function QuestionPanel({ proposal, answers, onAnswer }: QuestionPanelProps) {
  const { questions } = proposal;
  const t = useMessages(readingTexts);
  const text = useText();
  const { count } = useFormat();
  const firstOpen = questions.findIndex((own) => isOpen(own, answers));
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const heading = useRef<HTMLLegendElement>(null);
  const question = questions[Math.min(at, questions.length - 1)];
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focused = useRef(at);
  const goTo = useCallback((index: number) => setAt((index + questions.length) % questions.length), [questions.length]);
  useEffect(() => {
    // The first question leaves the focus on the sentence of the view.
    if (focused.current !== at) heading.current?.focus();
    focused.current = at;
  }, [at]);
  const onNext = useCallback(() => goTo(at + 1), [goTo, at]);
  const onChoose = useCallback(
    (index: number) => {
      const choice = question?.choices[index];
      if (question === undefined || choice === undefined) return;
      onAnswer(question.key, choice.value);
      inputs.current[index]?.focus();
    },
    [question, onAnswer],
  );
  const hasKeys = useQuestionKeys({ onChoose, onNext });
  if (question === undefined) return null;
  const { key, choices } = question;
  const answer = answers[key];
  const open = isOpen(question, answers);
  const hasMore = questions.length > 1;
  return (
    <Paper component="section" variant="outlined" aria-label={t('questions')} sx={{ px: 2, py: 1.5 }}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Box component="legend" ref={heading} tabIndex={-1} sx={{ p: 0, mb: 1, width: '100%', '&:focus-visible': { outline: 'none' } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {hasMore && (
              <Chip
                size="small"
                label={t('ofAll', { number: count(at + 1), all: count(questions.length) })}
                sx={{ color: 'status.watch', bgcolor: 'status.watchGround' }}
              />
            )}
            <Typography component="span" variant="h2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {text(question.texts)}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {t(open ? 'open' : 'given')}
            </Typography>
          </Box>
        </Box>
        {choices.length === 0 ? (
          <TextField
            size="small"
            label={t('answer')}
            value={answer ?? ''}
            error={open && answer !== undefined}
            helperText={open && answer !== undefined ? t('wrongAnswer') : undefined}
            onChange={({ target }) => onAnswer(key, target.value.trim())}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onNext();
            }}
          />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${String(Math.min(choices.length, 3))}, minmax(0, 1fr))` },
            }}
          >
            {choices.map((choice, index) => (
              <ChoiceCard
                key={choice.value}
                question={question}
                choice={choice}
                proposal={proposal}
                isChosen={answer === choice.value}
                shortcut={hasKeys && index < MAX_SHORTCUTS ? count(index + 1) : null}
                inputRef={(input) => {
                  inputs.current[index] = input;
                }}
                onChoose={() => onAnswer(key, choice.value)}
              />
            ))}
          </Box>
        )}
      </Box>
      {hasMore && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, alignItems: 'center', justifyContent: 'flex-end' }}>
          {hasKeys && choices.length > 0 && (
            <Typography variant="caption" color="textSecondary" sx={{ flex: 1, display: { xs: 'none', md: 'block' } }}>
              {t('keys', {
                keys: choices
                  .slice(0, MAX_SHORTCUTS)
                  .map((_choice, index) => count(index + 1))
                  .join(', '),
              })}
            </Typography>
          )}
          <Tooltip title={t('previous')}>
            <IconButton size="small" aria-label={t('previous')} onClick={() => goTo(at - 1)}>
              <ChevronLeftIcon />
            </IconButton>
          </Tooltip>
          <Button size="small" variant="outlined" onClick={onNext}>
            {t('next')}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
