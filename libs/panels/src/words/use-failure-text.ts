import { useCallback } from 'react';
import { DIMENSIONS } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useMessages, useText } from '@pendapa/i18n';
import type { Failure } from '@pendapa/query';
import { errorTexts } from '@pendapa/ui-layout';
import { rightsTexts } from '../messages/rights.ts';
import { messages } from '../messages/texts.ts';

const READERS: Readonly<Record<string, 'casesViewer' | 'casesAnalyst' | 'casesImporter'>> = {
  viewer: 'casesViewer',
  analyst: 'casesAnalyst',
  importer: 'casesImporter',
};

/** Text of a failure and what to do, in the user's language; never the code. */
export function useFailureText(): (failure: Failure) => string {
  const own = useMessages(messages);
  const common = useMessages(errorTexts);
  const rights = useMessages(rightsTexts);
  const text = useText();
  return useCallback(
    ({ code, params }) => {
      switch (code) {
        case 'unreachable':
          return common('network');
        case 'file-changed':
          return own('failFileChanged');
        case 'no-data':
          return own('failNoData');
        case 'damaged-data':
          return own('failDamaged');
        case 'store-unavailable':
          return own('failStore');
        case 'not-published':
          return own('failNotPublished');
        case 'identities-elsewhere':
          return own(params['server'] ? 'failIdentitiesAt' : 'failIdentities', { server: params['server'] ?? '' });
        case 'guarded-dates':
          return own('failGuardedDates');
        case 'guarded-filter':
        case 'guarded-splits':
          return own('failGuardedSplits');
        case 'unknown-holiday':
          return own('failHoliday');
        case 'audit-unavailable':
          return own('failAudit');
        case 'too-many-tries':
          return own('failTries');
        case 'starting':
          return own('failStarting');
        case 'busy':
          return own('failBusy');
        case 'too-many-groups':
        case 'out-of-memory': {
          const split = DIMENSIONS.find((dimension) => dimension === params['value']);
          if (split === undefined) return own('failMemory');
          return own(code === 'out-of-memory' ? 'failMemoryBy' : 'failGroups', { split: text(DIMENSION_LABELS[split]).toLowerCase() });
        }
        case 'upload-name':
          return own('failUploadName');
        case 'upload-too-large':
          return own('failUploadLarge', { most: params['most'] ?? '' });
        case 'upload-disk-full':
          return own('failUploadDisk');
        case 'upload-broken-off':
          return own('failUploadBroken');
        case 'upload-not-found':
          return own('failUploadGone');
        case 'upload-busy':
          return own('failUploadBusy');
        case 'upload-step':
          return own('failUploadStep');
        case 'upload-changed':
          return own('failUploadChanged');
        case 'too-many-uploads':
          return own('failUploadMany', { most: params['most'] ?? '' });
        case 'folder-busy':
          return own('failFolderBusy');
        case 'record-changed':
          return own('failRecordChanged');
        case 'action-refused':
          return text({ id: params['id'] ?? '', en: params['en'] ?? '' });
        case 'not-signed-in':
          return common('unauthorized');
        case 'not-allowed':
          return params['right'] === 'cases' ? own(READERS[params['from'] ?? ''] ?? 'casesNobody') : common('forbidden');
        case 'other-unit': {
          const units = text({ id: params['id'] ?? '', en: params['en'] ?? '' });
          return units === '' ? rights('noUnits') : rights('otherUnit', { units });
        }
        case 'whole-agency-only':
          return rights('wholeAgency');
        case 'too-slow':
          return common('timeout');
        case 'unknown-value':
        case 'too-many-parameters':
        case 'impossible-date':
        case 'impossible-combination':
        case 'reversed-period':
          return common('filter');
        case 'internal':
          return common('server');
        default:
          return common('dataLoad');
      }
    },
    [own, common, rights, text],
  );
}
