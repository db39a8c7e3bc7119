import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function DemoIndividualPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('individual')}
      question={t('individual.question')}
      needs={[t('need.individuals'), t('need.objects'), t('need.payments')]}
    />
  );
}
