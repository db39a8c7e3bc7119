import Box from '@mui/material/Box';
import { subjectSpec, type SubjectKey } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { definitionOf } from './use-names.ts';

export interface DefinitionWordsProps {
  readonly subject: SubjectKey;
  readonly measure: string;
}

/** Meaning, formula, cut-off and source data of a measure; the texts of the data dictionary. */
export function DefinitionWords({ subject, measure }: DefinitionWordsProps) {
  const t = useMessages(messages);
  const text = useText();
  const definition = definitionOf(subject, measure);
  const extracts = subjectSpec(subject).extracts.map((extract) => text(EXTRACT_LABELS[extract]));
  const entries = [
    [t('meaning'), text(definition.meaning)],
    [t('formula'), text(definition.formula)],
    [t('cutOff'), text(definition.cutOff)],
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
