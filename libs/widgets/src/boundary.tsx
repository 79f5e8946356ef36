import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in place of a part that broke; without it nothing does. `retry` draws the part again. */
  fallback?: (retry: () => void) => ReactNode;
}

/** A part of a page that breaks costs that part. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback?.(() => this.setState({ failed: false }));
  }
}
