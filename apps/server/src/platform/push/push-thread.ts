// The thread that pushes: what it costs to encrypt and send ten thousand messages is felt by no call.
import tls from 'node:tls';
import { Tinypool } from 'tinypool';
import { createDelivering, type Sender } from './deliver.ts';

/** What the thread is started with. */
export interface ThreadInput {
  readonly sender: Sender;
  /** Whom the process trusts: a thread trusts by itself those alone that Node comes with. */
  readonly certificates: readonly string[];
}

const { sender, certificates } = Tinypool.workerData as ThreadInput;
tls.setDefaultCACertificates(certificates);

export default createDelivering(sender);
