import Button from '@mui/material/Button';
import type { Upload, UploadReceipt } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { FailureNotice } from '@pendapa/panels';
import { checkUpload, findingsAddress, readUpload, useUploadRequest } from '@pendapa/query';
import { NoteText, Panel } from '@pendapa/ui-layout';
import { resultTexts } from '../messages/results.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { DiscardButton } from '../parts/discard-button.tsx';
import { StackedTable } from '../parts/stacked-table.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { useAdvice } from '../parts/use-advice.ts';
import { usePlace } from '../parts/use-place.ts';
import { decisionsFor, DecisionsPanel, isDecidable } from './decisions.tsx';

/** Causes that the page lists; the file has all. */
const MAX_CAUSES = 20;

export interface RefusedViewProps {
  readonly upload: Upload;
  readonly receipt: UploadReceipt;
}

/** Why a file was refused: each cause with its first place and what to do, and all rows as a file. */
export function RefusedView({ upload, receipt: { refused } }: RefusedViewProps) {
  const t = useMessages(resultTexts);
  const text = useText();
  const { count } = useFormat();
  const placeOf = usePlace();
  const advice = useAdvice();
  const request = useUploadRequest();
  const { id, reading, check } = upload;
  const listed = refused.listed.toSorted((a, b) => b.count - a.count).slice(0, MAX_CAUSES);
  const rest = refused.listed.length - listed.length;
  const sentence = refused.rows > 0 ? t('refused.rows', { count: refused.rows }) : t('refused.causes', { count: refused.listed.length });
  return (
    <>
      <UploadHead upload={upload} step="check">
        {sentence}
      </UploadHead>
      <DecisionsPanel
        decisions={decisionsFor(refused.listed)}
        isSending={request.isSending}
        onDecide={(decided) => void request.send(checkUpload(id, { ...check, ...decided }))}
      />
      <Panel title={t('causes')} subtitle={t('causes.subtitle')}>
        <StackedTable
          caption={t('causes')}
          columns={[
            { key: 'cause', label: t('cause') },
            { key: 'place', label: t('place') },
            { key: 'advice', label: t('advice') },
            { key: 'count', label: t('count'), isNumber: true },
          ]}
          rows={listed.map((finding, index) => ({
            key: String(index),
            cells: [
              text(finding.texts),
              placeOf(finding),
              isDecidable(finding) ? t('decide.above') : advice(finding),
              count(finding.count),
            ],
          }))}
        />
        {rest > 0 && <NoteText>{t('allListed', { count: rest })}</NoteText>}
        <Button size="small" variant="outlined" component="a" href={findingsAddress(id)} download sx={{ mt: 1 }}>
          {t('download')}
        </Button>
      </Panel>
      <FailureNotice failure={request.failure} />
      <ActionBar hint={t('corrected.hint')}>
        <DiscardButton upload={upload} />
        <Button variant="outlined" disabled={request.isSending} onClick={() => void request.send(readUpload(id, reading))}>
          {t('change')}
        </Button>
        <Button variant="contained" component={PageLink} to={IMPORT_PATH}>
          {t('corrected')}
        </Button>
      </ActionBar>
    </>
  );
}
