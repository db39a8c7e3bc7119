import Box from '@mui/material/Box';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';

export interface TargetBarProps {
  /** Part of the target that is reached. */
  readonly ratio: number | null;
  /** What it is a part of: "target APBDP Rp 50 triliun". */
  readonly label: string;
}

/** A thin bar up to 100 %, with its words. */
export function TargetBar({ ratio, label }: TargetBarProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (ratio === null) return <span>{t('noTarget')}</span>;
  return (
    <>
      <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden', my: 0.5 }}>
        <Box sx={{ height: 1, width: `${Math.min(Math.max(ratio, 0), 1) * 100}%`, bgcolor: 'chart.series1' }} />
      </Box>
      <span>{t('reached', { percent: format.percent(ratio), label })}</span>
    </>
  );
}
