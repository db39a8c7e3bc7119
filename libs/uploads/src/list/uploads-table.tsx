import Button from '@mui/material/Button';
import type { UploadSummary } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { PageLink, uploadAddress } from '@pendapa/page-manifest';
import { listTexts } from '../messages/list.ts';
import { useFileSize } from '../parts/amounts-of-file.ts';
import { StackedTable, type StackedColumn } from '../parts/stacked-table.tsx';
import { useWho } from '../parts/use-who.ts';
import { UploadState } from './upload-state.tsx';

const isOver = ({ step }: UploadSummary): boolean => step === 'published' || step === 'unchanged';

/** Uploads, the newest first, each with its state and the way to go on. */
export function UploadsTable({ caption, uploads }: { readonly caption: string; readonly uploads: readonly UploadSummary[] }) {
  const t = useMessages(listTexts);
  const { instant } = useFormat();
  const size = useFileSize();
  const who = useWho();
  const columns: readonly StackedColumn[] = [
    { key: 'file', label: t('file') },
    { key: 'state', label: t('state') },
    { key: 'size', label: t('size'), isNumber: true },
    { key: 'sent', label: t('sent') },
    { key: 'by', label: t('by') },
    { key: 'action', label: t('action'), isBare: true },
  ];
  return (
    <StackedTable
      caption={caption}
      columns={columns}
      rows={uploads.map((upload) => {
        const { id, name } = upload;
        const action = isOver(upload) ? 'open' : 'goOn';
        return {
          key: id,
          cells: [
            name,
            <UploadState key="state" upload={upload} />,
            size(upload.bytes),
            instant(upload.sentAt),
            who(upload.sentBy),
            <Button
              key="action"
              size="small"
              variant="outlined"
              component={PageLink}
              to={uploadAddress(id)}
              aria-label={t(`${action}File`, { name })}
            >
              {t(action)}
            </Button>,
          ],
        };
      })}
    />
  );
}
