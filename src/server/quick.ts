/**
 * From an address that was answered before to the answer that is kept, past all that has been looked at the first time:
 * the head is ready, and so are the bytes below it.
 */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request as Asked } from "../requests/ask.js";
import type { KeptAnswer } from "./kept.js";
import { type LogEntry, pathIn, roundedMs } from "./log.js";
import { dayEnd } from "./midnight.js";
import { encodingOf, type Freshness, isUnchanged, type Sent, type Service, sentAnswer } from "./service.js";

/** What an address asks for. */
interface Known {
  readonly asked: Asked;
  readonly freshness: Freshness;
}

/** Where the answer is kept, and while that is so: milliseconds from one moment to midnight. */
interface Place {
  readonly key: string;
  readonly from: number;
  readonly until: number;
}

/** A head as Node takes it, name and value by turns, and what is below. */
interface Ready {
  readonly status: number;
  readonly head: string[];
  readonly body: Sent["body"];
}

/** What was sent of an answer so far, while its head stays as it is. */
interface Prepared {
  readonly answer: KeptAnswer;
  readonly cacheControl: string;
  readonly ready: Map<string, Ready>;
}

function readyOf({ status, headers, body }: Sent): Ready {
  return { status, head: Object.entries(headers).flat(), body };
}

class KnownAddress {
  private place: Place = { key: "", from: 0, until: 0 };
  private prepared: Prepared | undefined;

  constructor(
    private readonly service: Service,
    private readonly known: Known,
  ) {}

  answer(): KeptAnswer | undefined {
    const now = this.service.now();
    const time = now.getTime();
    if (time < this.place.from || time >= this.place.until) {
      const { asked, freshness } = this.known;
      const until = dayEnd(freshness.zone, now);
      this.place = { key: this.service.keyFor(asked, freshness.zone), from: time, until };
    }
    return this.service.keptUnder(this.place.key);
  }

  ready(answer: KeptAnswer, header: (name: string) => string | undefined): Ready {
    const { ready } = this.preparedFor(answer);
    const encoding = isUnchanged(answer, header) ? "unchanged" : encodingOf(answer, header);
    const known = ready.get(encoding ?? "plain");
    if (known !== undefined) return known;
    const made = readyOf(sentAnswer(answer, encoding, this.service.cacheControl(this.known.freshness)));
    ready.set(encoding ?? "plain", made);
    return made;
  }

  /** How long a browser may keep it changes every second. */
  private preparedFor(answer: KeptAnswer): Prepared {
    const cacheControl = this.service.cacheControl(this.known.freshness);
    const last = this.prepared;
    if (last?.answer === answer && last.cacheControl === cacheControl) return last;
    this.prepared = { answer, cacheControl, ready: new Map() };
    return this.prepared;
  }
}

/** More addresses than this nobody asks for again and again. */
const maxKnown = 1000;

/** A longer one carries somebody's own puzzle. */
const longestAddress = 1000;

/** As it was sent: what was found to be in order once is in order when it comes again, letter by letter. */
const addressIn = ({ headers: { host = "" }, url = "" }: IncomingMessage): string => host + url;

/** Whether an answer is there without work, and has been sent. */
export type Quick = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What addresses ask for, host and all, once it was found to be in order. */
export class KnownAddresses {
  private readonly addresses = new Map<string, KnownAddress>();

  constructor(
    private readonly service: Service,
    private readonly onAnswer?: (entry: LogEntry) => void,
  ) {}

  learn(incoming: IncomingMessage | undefined, known: Known): void {
    const address = incoming && addressIn(incoming);
    if (address === undefined || address.length > longestAddress) return;
    if (this.addresses.size >= maxKnown) this.addresses.clear();
    this.addresses.set(address, new KnownAddress(this.service, known));
  }

  readonly quick: Quick = (incoming, outgoing) => {
    const start = performance.now();
    const { method } = incoming;
    const ready = method === "GET" || method === "HEAD" ? this.readyFor(incoming, start) : undefined;
    if (ready === undefined) return false;
    outgoing.writeHead(ready.status, ready.head).end(method === "HEAD" ? undefined : ready.body);
    this.note(incoming, ready.status, performance.now() - start);
    return true;
  };

  /** Those who can't be answered now learn that the long way. */
  private readyFor(incoming: IncomingMessage, now: number): Ready | undefined {
    const { headers, socket } = incoming;
    const address = this.addresses.get(addressIn(incoming));
    const answer = address?.answer();
    if (address === undefined || answer === undefined) return undefined;
    if (this.service.rates.wait(socket.remoteAddress ?? "", now) > 0) return undefined;
    return address.ready(answer, (name) => headers[name]?.toString());
  }

  private note({ method = "", url = "" }: IncomingMessage, status: number, ms: number): void {
    this.service.metrics.note("picture", status, ms / 1000);
    this.onAnswer?.({ method, path: pathIn(url), status, ms: roundedMs(ms) });
  }
}
