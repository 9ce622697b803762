import { Component, type ReactNode } from 'react';

interface PreviewBoundaryProps {
  children: ReactNode;
  /** What stands here when the questionnaire can't be shown. */
  instead: ReactNode;
}

/** Keeps a questionnaire that can't be run from taking the form with it. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
