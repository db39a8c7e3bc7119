import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function PredictivePage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('predictive')}
      question={t('predictive.question')}
      needs={[t('need.paymentsPerMonth'), t('need.targets'), t('need.arrears')]}
    />
  );
}
