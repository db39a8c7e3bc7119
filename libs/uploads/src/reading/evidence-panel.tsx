import Box from '@mui/material/Box';
import type { Evidence, Texts } from '@pendapa/contracts';
import { useMessages, useText } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { readingTexts } from '../messages/reading.ts';

/** Recognised facts, each with the texts of the file that do not fit. */
export function EvidencePanel({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const t = useMessages(readingTexts);
  const text = useText();
  if (evidence.length === 0) return null;
  return (
    <Panel title={t('evidence')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {evidence.map(({ texts, against }, index) => (
          <li key={index}>
            {text(texts)}
            {against.length > 0 && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {t('against', { texts: against.join(', ') })}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}

export interface RemarksPanelProps {
  readonly kind: 'refused' | 'warned';
  readonly texts: readonly Texts[];
}

const MAX_TEXTS = 20;

/** Result of the check of the whole file. */
export function RemarksPanel({ kind, texts }: RemarksPanelProps) {
  const t = useMessages(readingTexts);
  const text = useText();
  if (texts.length === 0) return null;
  const rest = texts.length - MAX_TEXTS;
  return (
    <Panel title={t(kind)}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {texts.slice(0, MAX_TEXTS).map((own, index) => (
          <li key={index}>{text(own)}</li>
        ))}
        {rest > 0 && <li>{t('more', { count: rest })}</li>}
      </Box>
    </Panel>
  );
}
