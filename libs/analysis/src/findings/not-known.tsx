import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { useExportRegistry } from '@pendapa/panels';
import { messages } from './messages.ts';

interface NotKnownProps {
  /** Title of the part in files. */
  readonly title: string;
  readonly state: string;
  /** Undefined while the first answer is loading. */
  readonly onRetry: (() => void) | undefined;
}

/** Says why findings are unknown, on the page and in files, with a retry button. */
export function NotKnown({ title, state, onRetry }: NotKnownProps) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  const registry = useExportRegistry();
  useEffect(() => {
    const draw = () => Promise.resolve({ chart: null, table: null });
    return registry?.addPart({ title, sentence: () => state, notes: () => [], source: null, anchor: () => place.current, draw });
  }, [registry, title, state]);
  return (
    <div ref={place}>
      <Typography variant="body2" role="status">
        {state}
      </Typography>
      {onRetry && (
        <Button size="small" onClick={onRetry} sx={{ mt: 0.5, displayPrint: 'none' }}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
