import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Shows the fallback if a child throws; `retry` renders the children again. Set `key` per page, so that an error does not persist after navigation. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Pendapa:', error);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
