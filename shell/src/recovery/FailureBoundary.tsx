import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary of a part of the page: `failure` replaces the part, and the rest of the page works. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}
