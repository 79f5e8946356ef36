import type { Checkout, Noted, Open, PayDetails, PaymentSystem, Payform } from '@livery/domain/payment';
import type { ComponentType } from 'react';

/** What a way of paying asks before it pays. */
export interface DetailsProps {
  readonly checkout: Checkout;
  readonly system: PaymentSystem;
  /** What is paid now, with its currency. */
  readonly amount: string;
  /** The words on the button that pays. */
  readonly payLabel: string;
  /** Keeps what the viewer tells before the press: `checkout.progress.noted` has it back, also after the server was asked anew. */
  readonly onNote: (noted: Noted) => void;
  /** The one press that pays. */
  readonly onPay: (details: PayDetails) => void;
}

/** What a way of paying shows while its transaction is open. */
export interface WaitingProps {
  readonly open: Open;
  readonly onCancel: () => void;
}

/** One way of paying, as a chunk of its own. A part that is left out is drawn by the sheet. */
export interface PaymentPathView {
  readonly Details?: ComponentType<DetailsProps>;
  readonly Waiting?: ComponentType<WaitingProps>;
}

export type PaymentPathId = Payform | 'qr_debt';
export type PaymentPaths = { readonly [Id in PaymentPathId]?: () => Promise<{ default: PaymentPathView }> };
