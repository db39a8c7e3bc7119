import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Shows the fallback in the place of children that failed; `retry` renders them anew. Give it a `key` per page, so that a failure does not follow the reader. */
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
