import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnplacedCodes, Uploads, UploadStep } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { CODES_ADDRESS, PageLink, TARGETS_ADDRESS } from '@pendapa/page-manifest';
import { isRunning, useStatus, useUnplacedCodes } from '@pendapa/query';
import { LineNotice, NoteText, Panel } from '@pendapa/ui-layout';
import { LoadsPanel } from '../loads/loads-panel.tsx';
import { listTexts } from '../messages/list.ts';
import { sendingTexts } from '../messages/sending.ts';
import { targetTexts } from '../messages/targets.ts';
import { useWaitText } from '../parts/use-who.ts';
import { ViewHeading } from '../parts/view-heading.tsx';
import { isTakenOut, waitingCount } from '../parts/waiting.ts';
import { DropZone } from '../sending/drop-zone.tsx';
import { SendingList, useSendings } from '../sending/sending-list.tsx';
import { UploadsTable } from './uploads-table.tsx';

/** Steps that go on when a person decides something; published and unchanged files are over. */
const WAITING: readonly UploadStep[] = ['sent', 'questions', 'proposed', 'refused'];

/** The sentence of the list: what waits for a person, else what runs. */
function useSentence({ uploads }: Uploads): string {
  const t = useMessages(listTexts);
  const count = (isCounted: (upload: Uploads['uploads'][number]) => boolean): number => uploads.filter(isCounted).length;
  const questions = count(({ step, openQuestions }) => step === 'questions' && openQuestions > 0);
  if (questions > 0) return t('say.questions', { count: questions });
  const ready = count(({ step }) => step === 'checked');
  if (ready > 0) return t('say.ready', { count: ready });
  const waiting = count((upload) => WAITING.includes(upload.step) && !isTakenOut(upload));
  if (waiting > 0) return t('say.waiting', { count: waiting });
  const running = count(({ step }) => isRunning(step));
  return running > 0 ? t('say.running', { count: running }) : t('say.none');
}

function UnplacedNotice({ unplaced }: { readonly unplaced: UnplacedCodes | null }) {
  const t = useMessages(listTexts);
  const count = unplaced?.codes.length ?? 0;
  if (count === 0) return null;
  return (
    <LineNotice tone="watch">
      <span>
        {t('unplaced', { count })}. {t('unplaced.text')}
      </span>
      <Button size="small" variant="outlined" component={PageLink} to={CODES_ADDRESS}>
        {t('unplaced.open')}
      </Button>
    </LineNotice>
  );
}

/** The way to the table in which targets are typed. */
function TypeTargets() {
  const t = useMessages(targetTexts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button variant="outlined" component={PageLink} to={TARGETS_ADDRESS}>
        {t('open')}
      </Button>
      <NoteText>{t('open.about')}</NoteText>
    </Box>
  );
}

export interface ListViewProps {
  readonly uploads: Uploads;
  /** Fetches the list at once. */
  readonly onArrived: () => void;
}

/** Sending files, files that wait, and what was loaded. */
export function ListView({ uploads, onArrived }: ListViewProps) {
  const t = useMessages(listTexts);
  const sending = useMessages(sendingTexts);
  const sentence = useSentence(uploads);
  const waitText = useWaitText();
  const unplaced = useUnplacedCodes();
  const hasData = useStatus().status !== null;
  const onTheWay = useSendings().length;
  useEffect(() => onArrived(), [onTheWay, onArrived]);
  const { atWork, limits, removal, removalFault } = uploads;
  // The table shows a step of a listed file; only somebody else's work is waited for.
  const isOwn = atWork?.step === removal?.step || uploads.uploads.some(({ id, step }) => id === atWork?.upload && isRunning(step));
  const waiting = uploads.uploads.filter(({ step }) => step !== 'published');
  const published = uploads.uploads.filter(({ step }) => step === 'published');
  const placesTaken = waitingCount(uploads) + onTheWay;
  const isFull = placesTaken >= limits.uploads;
  return (
    <>
      <ViewHeading view="list" isLive>
        {sentence}
      </ViewHeading>
      {atWork && !isOwn && (
        <LineNotice tone="watch" role="status">
          {waitText(atWork)}
        </LineNotice>
      )}
      <DropZone maxBytes={limits.bytes} disabledReason={isFull ? sending('full', { count: placesTaken }) : null} />
      {hasData && <TypeTargets />}
      <SendingList />
      {waiting.length > 0 && (
        <Panel title={t('uploads')} subtitle={t('uploads.subtitle')}>
          <UploadsTable caption={t('uploads.caption')} uploads={waiting} />
        </Panel>
      )}
      <UnplacedNotice unplaced={unplaced.answer} />
      {published.length > 0 && (
        <Panel title={t('published')}>
          <UploadsTable caption={t('published')} uploads={published} />
        </Panel>
      )}
      {hasData && <LoadsPanel removal={removal} removalFault={removalFault} />}
    </>
  );
}
