export { InsightsPanel } from './insights-panel.tsx';
