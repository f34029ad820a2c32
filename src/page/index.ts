// The page script: what works without React, and in the same way before and after it has come. One file a behaviour.
import './clearData';
import './colorMode';
import './copyCode';
import './copyPage';
import './details';
import './dropdowns';
import './fragment';
import './hideNavbar';
import './lastBuild';
import './menu';
import './ownPolicy';
import './policyInStart';
import './preferredVersion';
import './react';
import './reveal';
import './tabs';
import '../features/search/ui/opener';
