import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { Failure } from './failure.tsx';
import { failureTexts } from './messages/errors.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Shown in place of a page that did not load or that threw; the frame stays. */
export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(failureTexts);
  useDocumentTitle(t('pageTitle'));
  return (
    <div role="alert">
      <Failure
        title={t('pageTitle')}
        text={t('pageText')}
        action={
          <Button variant="contained" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

/** Shown instead of the whole product when the frame itself failed. */
export function TopLevelError({ onReload = () => window.location.reload() }: { readonly onReload?: () => void }) {
  const t = useMessages(failureTexts);
  useDocumentTitle(t('topTitle'));
  return (
    <main role="alert">
      <Failure
        title={t('topTitle')}
        text={t('topText')}
        action={
          <Button variant="contained" onClick={onReload}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
}

/** Shown at an unknown address. */
export function NotFoundPage() {
  const t = useMessages(failureTexts);
  useDocumentTitle(t('notFoundTitle'));
  return (
    <Failure
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Button variant="contained" component={PageLink} to="/">
          {t('home')}
        </Button>
      }
    />
  );
}
