import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useFailureText } from '@pendapa/panels';
import type { Failure } from '@pendapa/query';
import { Panel } from '@pendapa/ui-layout';
import { sendingTexts } from '../messages/sending.ts';
import { useDuration, useFileSize } from '../parts/amounts-of-file.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { sendQueue } from './queue.ts';
import type { Sending } from './send-queue.ts';

const NONE: readonly Sending[] = [];

/** The files that this window sends. */
export const useSendings = (): readonly Sending[] => useSyncExternalStore(sendQueue.subscribe, sendQueue.sendings, () => NONE);

/** Speeds of the first moments say little. */
const MIN_SECONDS = 1;

function Progress({ sending: { file, sent, seconds } }: { readonly sending: Sending }) {
  const t = useMessages(sendingTexts);
  const { percent } = useFormat();
  const size = useFileSize();
  const duration = useDuration();
  const share = file.size === 0 ? 1 : Math.min(1, sent / file.size);
  const speed = seconds < MIN_SECONDS || sent === 0 ? null : sent / seconds;
  const words = [
    t('progress', { share: percent(share, 0), sent: size(Math.min(sent, file.size)), size: size(file.size) }),
    ...(speed === null ? [] : [t('speed', { speed: size(Math.round(speed)), left: duration((file.size - sent) / speed) })]),
  ].join(', ');
  return (
    <ProgressBar
      label={file.name}
      share={share}
      words={words}
      heard={(rounded) => t('announce', { name: file.name, share: percent(rounded, 0) })}
    />
  );
}

/** Failures after which the same choice of file can only fail again. */
const LASTING: readonly Failure['code'][] = ['upload-too-large', 'file-changed'];

function SendingItem({ sending }: { readonly sending: Sending }) {
  const t = useMessages(sendingTexts);
  const failureText = useFailureText();
  const size = useFileSize();
  const { key, file, state, failure } = sending;
  const { name } = file;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {state === 'waiting' && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {size(file.size)}, {t('waits')}
          </Box>
        )}
        {state === 'sending' && <Progress sending={sending} />}
        {failure && (
          <Box role="alert" sx={{ typography: 'body2', color: 'status.bad' }}>
            {t('failed')} {failureText(failure)}
          </Box>
        )}
      </Box>
      {failure && !LASTING.includes(failure.code) && (
        <Button size="small" variant="outlined" aria-label={t('retryFile', { name })} onClick={() => sendQueue.retry(key)}>
          {t('retry')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={t(state === 'failed' ? 'forgetFile' : 'stopFile', { name })}
        onClick={() => sendQueue.remove(key)}
      >
        {t(state === 'failed' ? 'forget' : 'stop')}
      </Button>
    </Box>
  );
}

/** Files on their way, each with its progress; nothing if there are none. */
export function SendingList() {
  const t = useMessages(sendingTexts);
  const sendings = useSendings();
  if (sendings.length === 0) return null;
  return (
    <Panel title={t('queue')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sendings.map((sending) => (
          <SendingItem key={sending.key} sending={sending} />
        ))}
      </Box>
    </Panel>
  );
}
