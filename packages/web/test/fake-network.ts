// The web app and the desk share this fake network for their tests.
export {
  delayed,
  fakeNetwork,
  refusal,
  type SeenCall,
  unreachable,
} from "@kreislauf/ui/base/fake-network.fixture.ts";
