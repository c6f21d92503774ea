import { setFlagsFromString } from 'node:v8';

// The nurseries of the heaps stay as small as they start: some 35 MB less at rest and 110 MB less under load than with
// Node's own choice, for the same work of the processor.
setFlagsFromString('--semi-space-growth-factor=1');

// V8 would learn, while patterns are made that stay for good, to put all that the same lines make outside the nurseries: what every
// request makes and drops then fills the heap, until all of it is searched.
setFlagsFromString('--no-allocation-site-pretenuring');
