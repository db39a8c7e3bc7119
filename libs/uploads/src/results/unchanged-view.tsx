import Button from '@mui/material/Button';
import type { Upload, UploadReceipt } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { resultTexts } from '../messages/results.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { DiscardButton } from '../parts/discard-button.tsx';
import { UploadHead } from '../parts/upload-head.tsx';

export interface UnchangedViewProps {
  readonly upload: Upload;
  readonly receipt: UploadReceipt;
}

/** The same file was loaded before. */
export function UnchangedView({ upload, receipt: { unchangedSince } }: UnchangedViewProps) {
  const t = useMessages(resultTexts);
  const { instant } = useFormat();
  return (
    <>
      <UploadHead upload={upload} step="check">
        {unchangedSince === null ? t('unchangedUndated') : t('unchanged', { when: instant(unchangedSince) })}
      </UploadHead>
      <ActionBar>
        <DiscardButton upload={upload} />
        <Button variant="contained" component={PageLink} to={IMPORT_PATH}>
          {t('other')}
        </Button>
      </ActionBar>
    </>
  );
}
