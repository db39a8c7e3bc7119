import Box from '@mui/material/Box';
import { subjectSpec, type SubjectKey } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { definitionOf } from './use-names.ts';

/** Meaning and formula of a figure. */
export interface FigureDefinition {
  readonly meaning: string;
  readonly formula: string;
}

export interface DefinitionWordsProps extends FigureDefinition {
  /** Measure that gives cut-off and source data of the figure. */
  readonly subject: SubjectKey;
  readonly measure: string;
}

/** Definition of a measure, with the texts of the data dictionary. */
export function useMeasureDefinition(): (subject: SubjectKey, measure: string) => DefinitionWordsProps {
  const text = useText();
  return (subject, measure) => {
    const { meaning, formula } = definitionOf(subject, measure);
    return { subject, measure, meaning: text(meaning), formula: text(formula) };
  };
}

/** Meaning, formula, cut-off and source data of a figure. */
export function DefinitionWords({ subject, measure, meaning, formula }: DefinitionWordsProps) {
  const t = useMessages(messages);
  const text = useText();
  const extracts = subjectSpec(subject).extracts.map((extract) => text(EXTRACT_LABELS[extract]));
  const entries = [
    [t('meaning'), meaning],
    [t('formula'), formula],
    [t('cutOff'), text(definitionOf(subject, measure).cutOff)],
    [t('extracts'), extracts.join(', ')],
  ];
  return (
    <Box component="dl" sx={{ m: 0, typography: 'body2', '& dt': { color: 'text.secondary', mt: 1 }, '& dd': { m: 0 } }}>
      {entries.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </Box>
  );
}
