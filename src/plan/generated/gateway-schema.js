/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var qi=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Zi=qi(xi=>{"use strict";Object.defineProperty(xi,"__esModule",{value:!0});function Li(e){let i=e.length,r=0,s=0,f;for(;s<i;)r++,f=e.charCodeAt(s++),f>=55296&&
f<=56319&&s<i&&(f=e.charCodeAt(s),(f&64512)===56320&&s++);return r}xi.default=Li;Li.code='require("ajv/dist/runtime/ucs2length").default'});var Ti=qi((Xs,Ri)=>{"use strict";Ri.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,f,t;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(f=s;f--!==0;)if(!e(i[f],r[f]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(t=Object.keys(i),s=t.length,s!==Object.keys(r).length)return!1;for(f=s;f--!==0;)if(!Object.prototype.hasOwnProperty.call(r,t[f]))return!1;
for(f=s;f--!==0;){var n=t[f];if(!e(i[n],r[n]))return!1}return!0}return i!==i&&r!==r}});var Bi=qi(Pi=>{"use strict";Object.defineProperty(Pi,"__esModule",{value:!0});var Si=Ti();Si.code='require("ajv/dist/runtime/equal").default';Pi.default=Si});function G(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),f=a=>s.get(a)?.with??[],t=r.filter(a=>s.has(a)),n=t.filter(a=>!t.some(v=>f(v).includes(a))),[l,
u]=n;if(l===void 0){let a=r.flatMap(d=>{let[j,...We]=[...s.keys()].filter(L=>f(L).includes(d));return j===void 0||We.length>0?[]:[{key:j,beside:d}]}),[v]=a;if(v!==
void 0&&a.every(({key:d})=>d===v.key))return[{problem:"lacking",...v}];let h=r.filter(d=>[...s.keys()].some(j=>f(j).includes(d))),k=[...s.keys()].filter(d=>h.every(
j=>f(d).includes(j)));return[{problem:"none",keys:k.length>0?k:[...s.keys()]}]}if(u!==void 0)return[{problem:"many",keys:n}];let _=new Set([...s].flatMap(([a])=>[
a,...f(a)])),m=new Set([l,...f(l)]),p=r.filter(a=>_.has(a)&&!m.has(a)),c=(s.get(l)?.required??[]).filter(a=>!r.includes(a));return[...p.map(a=>({problem:"stray",
key:a,beside:l,belongs:[...s.keys()].filter(v=>f(v).includes(a))})),...c.map(a=>({problem:"lacking",key:a,beside:l}))]}function Fi(e,i){return Object.entries(e).
flatMap(([r,s])=>Object.hasOwn(i,r)?s.filter(f=>Object.hasOwn(i,f)).map(f=>({problem:"stray",key:f,beside:r,belongs:[]})):[])}var sn=R,Ji={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},admin:{$ref:"#/definitions/admin"},store:{$ref:"#/definitions/stor\
e"},settle:{$ref:"#/definitions/settle"},media:{$ref:"#/definitions/media_reading"},webhooks:{$ref:"#/definitions/webhooks"},retention:{$ref:"#/definitions/rete\
ntion"},requests:{$ref:"#/definitions/requests"},seller:{$ref:"#/definitions/seller"},currency:{$ref:"#/definitions/currency"},limits:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/limit"}},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/upstream"}},prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"\
object",propertyNames:{$ref:"#/definitions/model_id"},additionalProperties:{$ref:"#/definitions/model"}},aliases:{type:"object",propertyNames:{$ref:"#/definitio\
ns/model_id"},additionalProperties:{type:"string",minLength:1}},envelopes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#\
/definitions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/interface"}},billing:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"object",propertyNames:{$ref:"#/definiti\
ons/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/d\
efinitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/catalogue"}},routes:{type:"obje\
ct",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{$ref:"#/definitions/name"},
additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},duration:{type:"string",pattern:"^[1-9][0-9]{0\
,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"},amount:{type:"string",pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$"},pointer:{
type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"string",pattern:"^[a-z0-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"string",pattern:"^[^\\s&=#?/]+$"},
env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},schema_file:{type:"string",pattern:"\\.js\
on$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-\
5])$"},listen_address:{type:["string","object"],pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|65\
5[0-2][0-9]|6553[0-5])$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{$ref:"#/definitions/address"}}},file_path:{
type:"string",minLength:1},secret:{type:"object",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},
"x-variants":{env:{},file:{}}},setting:{type:["string","object"],minLength:1,additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{type:"\
string",minLength:1},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},unit:{type:"string",enum:["second","million_tokens","\
request","image","character","million_characters","byte","million_bytes","currency"]},maintenance:{type:"object",additionalProperties:!1,properties:{text:{type:"\
string",minLength:1},retry_after:{$ref:"#/definitions/duration"}}},retired:{type:"object",additionalProperties:!1,properties:{from:{type:"string",pattern:"^20[0\
-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},use:{type:"string",minLength:1},text:{type:"string",minLength:1}}},json:{},tree:{},scheme:{type:"string",pattern:"\
^[A-Za-z][A-Za-z0-9-]*$"},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},part_name:{
type:"string",pattern:"^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$"},rate:{type:"string",pattern:"^(0|[1-9][0-9]{0,11})/min$"},server:{type:"objec\
t",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definition\
s/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"#/def\
initions/server_drains"},envelope:{$ref:"#/definitions/name"},account_page:{$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},trusted_proxies:{
type:"array",items:{type:"string",pattern:"^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/definitions/server_tracing"}}},account_page:{type:[
"string","object"],pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$",additionalProperties:!1,required:["path"],properties:{path:{$ref:"#/definitions/prefix"},name:{$ref:"#/d\
efinitions/line"},logo:{$ref:"#/definitions/file_path"},contact:{$ref:"#/definitions/line"}}},server_tracing:{type:"object",additionalProperties:!1,required:["e\
ndpoint"],properties:{endpoint:{$ref:"#/definitions/tracing_endpoint"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{type:["string","object"],pattern:"\
^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/definitions/file_path"}},"x-variants":{
env:{},file:{}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{type:"object",additionalProperties:!1,properties:{headers:{$ref:"#/definitions/duratio\
n"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/duration"}}},server_bodies:{type:"object",additionalProperties:!1,properties:{nodes:{type:"\
integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{$ref:"#/definitions/size"}}},server_drains:{type:"object",additionalProperties:!1,
properties:{bytes:{$ref:"#/definitions/size"},per_second:{$ref:"#/definitions/size"}}},server_drain:{type:"object",additionalProperties:!1,properties:{lame_duck:{
$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/duration"}}},admin:{type:"object",additionalProperties:!1,required:["listen"],properties:{listen:{$ref:"\
#/definitions/listen_address"},public_url:{type:"string"},oidc:{$ref:"#/definitions/admin_oidc"}}},admin_oidc:{type:"object",additionalProperties:!1,required:["\
issuer","client_id","client_secret","groups"],properties:{issuer:{$ref:"#/definitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{$ref:"#/\
definitions/secret"},scope:{type:"string",pattern:"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$"},groups_claim:{type:"string",minLength:1},
groups:{type:"object",minProperties:1,additionalProperties:{$ref:"#/definitions/admin_role"}}}},admin_role:{type:"string",enum:["viewer","operator","admin"]},store_url:{
type:["string","object"],pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},
default:{type:"string",pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},
file:{}}},store:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/definitions/store_url"},unwritten:{$ref:"#/definitions/duration"},
start_timeout:{$ref:"#/definitions/duration"}}},settle:{type:"object",additionalProperties:!1,properties:{first:{$ref:"#/definitions/duration"},longest:{$ref:"#\
/definitions/duration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/definitions/duration"},lease:{$ref:"#/definitions/duration"}}},media_reading:{
type:"object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/size"},tolerance:{$ref:"#/definitions/durat\
ion"},shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/switch"}}},switch:{type:["boolean","object"],additionalProperties:!1,required:[
"env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:["0","1","false","true"]}}},webhooks:{type:"object",additionalProperties:!1,properties:{
allow_hosts:{type:"array",items:{type:"string",minLength:1}},timeout:{$ref:"#/definitions/duration"},keep:{$ref:"#/definitions/duration"}}},retention:{type:"obj\
ect",additionalProperties:!1,properties:{usage:{$ref:"#/definitions/duration"},tasks:{$ref:"#/definitions/duration"}}},requests:{type:["string","object"],pattern:"\
^off$",additionalProperties:!1,properties:{keep:{$ref:"#/definitions/duration"},size:{$ref:"#/definitions/size"},rate:{type:"string",pattern:"^[1-9][0-9]{0,5}/s\
$"},client:{enum:["network","full"]}}},seller:{type:"object",additionalProperties:!1,properties:{name:{$ref:"#/definitions/line"},address:{$ref:"#/definitions/l\
ines"},tax_id:{$ref:"#/definitions/line"},logo:{$ref:"#/definitions/file_path"},footer:{$ref:"#/definitions/lines"},invoice:{type:"string",pattern:"^[A-Za-z0-9]\
[A-Za-z0-9/_.-]{0,31}$"},tz:{type:"string",minLength:1}}},line:{type:"string",pattern:"^[^\\r\\n\\t]{1,200}$"},lines:{type:"string",minLength:1,maxLength:2e3},currency:{
type:"object",additionalProperties:!1,required:["code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},overdraft:{$ref:"#/definitions/amount"},time_zone:{
type:"string",minLength:1},low_wallet:{$ref:"#/definitions/amount"},price_change_factor:{type:"number",minimum:1,maximum:1e9}}},limit:{type:"object",additionalProperties:!1,
required:["by"],properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,uniqueItems:!0},models:{type:"array",items:{type:"string",minLength:1},
minItems:1,uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitions/rate"},concurrent_requests:{type:"integer",minimum:0,maximum:1e6},concurrent_tasks:{
type:"integer",minimum:0,maximum:1e6},spend_per_day:{$ref:"#/definitions/amount"},spend_per_month:{$ref:"#/definitions/amount"}}},upstream_url:{type:["string","\
object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",pattern:"^\
https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},upstream:{type:"object",additionalProperties:!1,
properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"#/definitions/upstream_healt\
h"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
$ref:"#/definitions/setting"}},query:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/query_name"},additionalProperties:{type:"string",minLength:1}},
maintenance:{$ref:"#/definitions/maintenance"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{type:"integer",minimum:1,maximum:1e6},credential_refused:{
enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}},upstream_target:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstr\
eam_url"},auth:{$ref:"#/definitions/credential"},weight:{type:"integer",minimum:0,maximum:1e3}}},upstream_health:{type:"object",additionalProperties:!1,properties:{
failures:{type:"integer",minimum:1,maximum:1e6},ratio:{type:"integer",minimum:1,maximum:100},requests:{type:"integer",minimum:1,maximum:1e6},window:{$ref:"#/def\
initions/duration"},open:{$ref:"#/definitions/duration"},slow:{$ref:"#/definitions/duration"},longest:{$ref:"#/definitions/duration"}}},credential:{type:"object",
additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{$ref:"#/definitions/secret"},token_file:{
$ref:"#/definitions/file_path"},jwt:{$ref:"#/definitions/credential_jwt"},oauth2:{$ref:"#/definitions/credential_oauth2"},sigv4:{$ref:"#/definitions/credential_\
sigv4"}},"x-variants":{secret:{with:["header","scheme"],required:["header"]},token_file:{with:["header","scheme"]},jwt:{with:["header","scheme"]},oauth2:{with:[
"header","scheme"]},sigv4:{}}},upstream_timeout:{type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definitions/duration"},headers:{$ref:"#/defi\
nitions/duration"},idle:{$ref:"#/definitions/duration"}}},price:{type:"object",additionalProperties:!1,required:["unit","by","table"],properties:{unit:{$ref:"#/\
definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"},example:{type:"boolean"}}},price_table:{
type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,additionalProperties:{$ref:"#/definitions/price_table"}},model_id:{type:"\
string",pattern:"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},model_upstreams:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,
uniqueItems:!0},model_as:{type:["string","object"],pattern:"^[!-~]+$",propertyNames:{$ref:"#/definitions/name"},minProperties:1,additionalProperties:{type:"stri\
ng",pattern:"^[!-~]+$"}},model_cost:{type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",propertyNames:{type:"string",pattern:"^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]\
*)?$"},minProperties:1,additionalProperties:{$ref:"#/definitions/name"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{
$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/model_upstreams"},weights:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
type:"integer",minimum:0,maximum:1e3}},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},cost:{$ref:"#/definitions/model_cost"},defaults:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/defini\
tions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},
card:{type:"object",additionalProperties:{$ref:"#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{
type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definition\
s/stream_error"},websocket:{$ref:"#/definitions/socket_error"},names:{$ref:"#/definitions/envelope_names"},messages:{$ref:"#/definitions/envelope_messages"},statuses:{
$ref:"#/definitions/envelope_statuses"}}},envelope_messages:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{
type:"string",minLength:1}},error_kind:{type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","account_suspended","i\
nsufficient_funds","model_not_found","task_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_tim\
eout","upstream_failed","upstream_timeout","upstream_off","overloaded","rate_limited","spend_limited","internal"]},stream_error:{type:"object",additionalProperties:!1,
properties:{event:{type:"string",pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},socket_error:{type:"object",additionalProperties:!1,properties:{data:{
$ref:"#/definitions/tree"},codes:{type:"object",propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{type:"integer",minimum:1e3,maximum:4999}}}},
error_words:{type:["string","object"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","integer","null"]}},
envelope_names:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions\
/error_words"},body_too_large:{$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error\
_words"},insufficient_funds:{$ref:"#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{
$ref:"#/definitions/error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"\
#/definitions/error_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definit\
ions/error_words"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/erro\
r_words"},overloaded:{$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{
$ref:"#/definitions/error_words"}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{
$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/s\
tatus"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,maximum:599},prefixes:{type:["string","array"],pattern:"\
^(/|(/[A-Za-z0-9._~-]+)+)$",items:{$ref:"#/definitions/prefix"},minItems:1,uniqueItems:!0},interface:{type:"object",additionalProperties:!1,required:["prefix","\
auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"\
#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},
limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string",minLength:1}},log_headers:{type:"\
array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}},cors:{type:"object",additionalProperties:!1,required:[
"origins"],properties:{origins:{$ref:"#/definitions/origins"},headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},expose:{
type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},max_age:{$ref:"#/definitions/duration"}}},origins:{type:["string","array"],pattern:"\
^\\*$",items:{$ref:"#/definitions/origin"},minItems:1,uniqueItems:!0},origin:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{\
1,5})?$"},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/definitions\
/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"array",items:{$ref:"#/definitions\
/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,properties:{
header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},
expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},billing_rule:{type:"object",additionalProperties:!1,
required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{
$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{
type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","cha\
rge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_un\
its"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}},task_units:{type:"object",if:{type:"object",minProperties:1,additionalProperties:{type:"obje\
ct"}},then:{$ref:"#/definitions/class_units"},else:{$ref:"#/definitions/expression"}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"st\
ring"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],
pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,
maximum:1e6},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,
properties:{at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},count:{$ref:"#/definitions/pointers"},
distinct:{$ref:"#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},round:{$ref:"#/definitions/pointers"},decimal:{$ref:"#/definitions/pointers"},first:{
$ref:"#/definitions/pointers"},max:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{sum:{with:["at","where"]},count:{with:[
"where"]},distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}}},count_where:{type:"object",additionalProperties:!1,required:["at","in"],
properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:["string","number","boolean","null"]},minItems:1,uniqueItems:!0}}},actual:{type:"obje\
ct",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{$ref:"#/definitions/task_units"},failed:{$ref:"#/de\
finitions/actual_failure"},cancelled:{$ref:"#/definitions/actual_failure"}}},weighted:{type:["string","object"],pattern:"^(/([^~/]|~0|~1)*)+$",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/weight"},minProperties:1},weight:{type:["integer","string","object"],minimum:-1e6,maximum:1e6,
pattern:"^[a-z][a-z0-9_]*$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:-1e6,maximum:1e6}},actual_failure:{
type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{$ref:"#/definitions/task_units"}}},fact:{
type:"object",additionalProperties:!1,properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},type:{type:"st\
ring",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_val\
ues"},minItems:1},among:{$ref:"#/definitions/expression"},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"string",minLength:1},
media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},earlier:{$ref:"\
#/definitions/earlier"},header:{$ref:"#/definitions/header_name"},query:{$ref:"#/definitions/query_name"},answer:{$ref:"#/definitions/pointers"},answer_header:{
$ref:"#/definitions/header_name"}},"x-variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},
media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["type","enum","values",
"default"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:["type"]},
answer_header:{with:["type","enum","default","among"],required:["type"]}}},earlier:{type:"object",additionalProperties:!1,required:["kinds","fact"],properties:{
kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},fact:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},param:{$ref:"\
#/definitions/name"}},"x-variants":{at:{with:["kinds","fact"]},param:{with:["kinds","fact"]}}},places:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{
$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["each"],properties:{each:{$ref:"#/definitions/\
places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},default:{type:"integer",minimum:1,maximum:1e6},
less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{
type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],additionalProperties:!1,required:["from","to"],properties:{
from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991}}},fact_default:{
type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/definitions/name"},limit:{$ref:"#/definitions/na\
me"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_-]*\
$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,properties:{cel:{type:"string",minLength:1},file:{
$ref:"#/definitions/part_name"},otherwise:{type:"string",minLength:1}},"x-variants":{cel:{},file:{with:["otherwise"]}}},task_kind:{type:"object",additionalProperties:!1,
required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\
\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$"},cancel:{type:"string",pattern:"^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\\s#{}]*(\\{[a-\
zA-Z0-9_]+\\}[^\\s#{}]*)*$"},status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknow\
n_outcome"},nothing_made:{type:"array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:[
"status"],dependencies:{at:["in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:200,maximum:599,pattern:"^4xx$"},minItems:1,
uniqueItems:!0},at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:["string","integer"],minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{
type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"\
^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/poin\
ter"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_wi\
thin"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,
required:["number","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},
most:{type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,required:["at","running","succeeded"],properties:{at:{$ref:"#/d\
efinitions/pointer"},running:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{$ref:"#/definitio\
ns/status_value"},minItems:1,uniqueItems:!0},failed:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},failed_at:{$ref:"#/defini\
tions/pointers"},cancelled:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0}}},status_value:{type:["string","integer","boolean",
"null"],minLength:1},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"#/definitions/json"}},set:{type:"\
object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},clamp:{type:"object",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/clamped_range"},minProperties:1},hide:{$ref:"#/definitions/hidden_events"},items:{type:"array",
items:{$ref:"#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},clamped_range:{type:"object",additionalProperties:!1,properties:{min:{type:"\
number"},max:{type:"number"}},minProperties:1},hidden_events:{type:"object",additionalProperties:!1,required:["has"],properties:{has:{$ref:"#/definitions/pointe\
r"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,required:["in","member","from","values"],properties:{in:{$ref:"#/def\
initions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{type:"object",minProperties:1,additionalProperties:{$ref:"#/defin\
itions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item","list"],properties:{type:{$ref:"#/definitions/name"},page:{$ref:"\
#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},item:{$ref:"#/definitions/tree"},list:{$ref:"#/definitions/t\
ree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{size:{$ref:"#/definitions/query_name"},token:{$ref:"\
#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{
type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},path_template:{type:"string",pattern:"^/[^\\s?#]*$"},match:{type:"string",
pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},names:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},
route:{type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{
$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/defi\
nitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/create\
d_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/defi\
nitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{
$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/defi\
nitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"o\
bject",minProperties:1,maxProperties:100,propertyNames:{$ref:"#/definitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},file:{$ref:"#/def\
initions/file_body"},websocket:{$ref:"#/definitions/websocket"},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},examples:{
type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_re\
source","removes_resource","facts","branches","shorthand","body","forbid","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket"]},
upstream:{with:["body_limit","requires_owner","creates_resource","removes_resource","body","forbid","fill","forward","form","file","on_abort","drain"]},resources:{
with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{with:["creates_resource"]},account:{}},"x-excludes":{branches:["shorthand","body","for\
bid","fill","forward","billing","creates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_t\
ask","on_abort","drain"]}},drain_limits:{type:"object",additionalProperties:!1,properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},
form_part:{type:"object",additionalProperties:!1,properties:{type:{type:"string",enum:["string","int","bool","file"]},required:{type:"boolean"},max:{$ref:"#/def\
initions/size"},content_types:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"}},lines:{$ref:"#/definiti\
ons/file_lines"},repeat:{type:"integer",minimum:1,maximum:1e3}}},file_lines:{type:"object",additionalProperties:!1,properties:{when:{type:"object",minProperties:1,
additionalProperties:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string"}}},body:{$ref:"#/definitions/schema_file"},requires_owner:{type:"array",items:{
$ref:"#/definitions/line_owner"}}}},file_body:{type:"object",additionalProperties:!1,required:["content_types"],properties:{content_types:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",pattern:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"}},json:{type:"boolean"}}},websocket:{type:"object",additionalProperties:!1,"x-va\
riants":{starts:{with:["event","ends","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idl\
e","messages","unread"]}},properties:{event:{$ref:"#/definitions/pointer"},longest:{$ref:"#/definitions/duration"},starts:{$ref:"#/definitions/event_names"},ends:{
$ref:"#/definitions/event_names"},reports:{$ref:"#/definitions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{
$ref:"#/definitions/caller_messages"},unread:{type:"boolean"}}},caller_messages:{type:"object",additionalProperties:!1,properties:{values:{type:"object",propertyNames:{
$ref:"#/definitions/pointer"},additionalProperties:{type:"array",uniqueItems:!0,items:{type:"string"}}},requires_owner:{type:"array",items:{$ref:"#/definitions/\
message_owner"}}}},event_names:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1}},model_rule:{type:"object",additionalProperties:!1,properties:{
at:{$ref:"#/definitions/pointer"},default:{$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#\
/definitions/model_id"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/def\
initions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","u\
pstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}},required_owner:{type:"object",additionalProperties:!1,
required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/na\
me"},query:{$ref:"#/definitions/query_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"},
unread:{type:"boolean"}},"x-variants":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},uri:{with:["unread"]},host:{with:[
"unread"]}}},line_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/po\
inter"},optional:{type:"boolean"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"}},"x-variant\
s":{at:{with:["optional"]},each:{},uri:{},host:{}}},message_owner:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/def\
initions/name"},at:{$ref:"#/definitions/pointer"},each:{$ref:"#/definitions/places"}},"x-variants":{at:{},each:{}}},uri_scheme:{type:"string",pattern:"^[a-z][a-\
z0-9+.-]*://$"},resource_host:{type:"string",pattern:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},created_resource:{type:"object",additionalProperties:!1,required:["resource",
"id"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0}}},removed_resource:{type:"\
object",additionalProperties:!1,required:["resource","param"],properties:{resource:{$ref:"#/definitions/name"},param:{$ref:"#/definitions/name"}}},account_view:{
type:"object",additionalProperties:!1,required:["show","answer"],properties:{show:{enum:["balance","usage","limits","prices","tasks","statement","requests","req\
uest"]},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},param:{$ref:"#/definitions/name"},month:{$ref:"\
#/definitions/query_name"},rate:{$ref:"#/definitions/rate"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"object",additionalProperties:!1,required:[
"from","to"],properties:{from:{$ref:"#/definitions/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"object",additionalProperties:!1,required:[
"list","query","item","answer","page"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"\
#/definitions/pointer"},item:{$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,
required:["name"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definit\
ions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},
forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}},
when:{type:"object",additionalProperties:!1,properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},cel:{type:"string",
minLength:1},unit:{$ref:"#/definitions/unit"}},minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["prompt","images","into","roles"],properties:{
prompt:{type:"string",minLength:1},images:{type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"array",items:{type:"string",minLength:1},minItems:1}}},
route_forward:{type:"object",additionalProperties:!1,properties:{only:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/d\
efinitions/path_template"}},minProperties:1},task_parameter:{type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",additionalProperties:!1,required:["query"],properties:{
query:{$ref:"#/definitions/query_name"}}},task_action:{type:"object",additionalProperties:!1,required:["kinds"],properties:{poll:{$ref:"#/definitions/task_param\
eter"},cancel:{$ref:"#/definitions/task_parameter"},list:{$ref:"#/definitions/tree"},kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},
item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},filters:{$ref:"#/definitions/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:[
"item","page","filters"],required:["item","page"]}}},task_page:{type:"object",additionalProperties:!1,required:["number","size","default","max"],properties:{number:{
$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},
task_filters:{type:"object",additionalProperties:!1,properties:{status:{$ref:"#/definitions/query_name"},model:{$ref:"#/definitions/query_name"},id:{$ref:"#/def\
initions/query_name"}}},example:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string",minLength:1},after:{type:"string",minLength:1},
body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},params:{type:"obj\
ect",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string"}},answer:{$ref:"#/definitions/answer"},polls:{type:"array",minItems:1,maxItems:2,
items:{$ref:"#/definitions/answer"}},expect:{$ref:"#/definitions/expect"}}},answer:{type:"object",additionalProperties:!1,minProperties:1,properties:{status:{type:"\
integer",minimum:200,maximum:599},headers:{type:"object",propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/de\
finitions/json"},events:{type:"array",minItems:1,items:{$ref:"#/definitions/json"}},stream:{$ref:"#/definitions/file_path"},connection:{$ref:"#/definitions/conn\
ection"}}},connection:{type:"object",additionalProperties:!1,required:["seconds"],properties:{seconds:{type:"number",minimum:0},bytes:{type:"integer",minimum:0},
left:{type:"boolean"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","\
failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},sent:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{
$ref:"#/definitions/json"}},capped:{type:"boolean"},task:{type:"string",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/\
name"},additionalProperties:{type:"string",minLength:1}},facts:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:[
"string","number","boolean"]}},hold:{$ref:"#/definitions/amount"},error:{$ref:"#/definitions/error_kind"}},minProperties:1},mount:{type:"object",additionalProperties:!1,
required:["prefix","upstream"],properties:{prefix:{$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{$ref:"#/definitions/name"},shared:{
type:"boolean"}}},credential_jwt:{type:"object",additionalProperties:!1,required:["algorithm","secret"],properties:{algorithm:{enum:["HS256","ES256","RS256"]},secret:{
$ref:"#/definitions/secret"},key_id:{$ref:"#/definitions/setting"},issuer:{$ref:"#/definitions/setting"},subject:{$ref:"#/definitions/setting"},audience:{$ref:"\
#/definitions/setting"},claims:{type:"object",propertyNames:{pattern:"^(?!(iss|sub|aud|iat|nbf|exp)$)"},additionalProperties:{type:["string","number","boolean"]}},
lifetime:{$ref:"#/definitions/duration"}}},credential_oauth2:{type:"object",additionalProperties:!1,required:["token_url"],"x-variants":{client_secret:{with:["c\
lient_id","client_auth"],required:["client_id"]},assertion:{}},properties:{token_url:{$ref:"#/definitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{
$ref:"#/definitions/secret"},assertion:{$ref:"#/definitions/credential_jwt"},scope:{type:"string",minLength:1},form:{type:"object",additionalProperties:{type:"s\
tring"}},client_auth:{enum:["basic","body"]}}},credential_sigv4:{type:"object",additionalProperties:!1,required:["region","service"],"x-variants":{access_key:{with:[
"secret_key","session_token"],required:["secret_key"]},keys_file:{with:["profile"]}},properties:{region:{$ref:"#/definitions/setting"},service:{$ref:"#/definiti\
ons/setting"},access_key:{$ref:"#/definitions/setting"},secret_key:{$ref:"#/definitions/secret"},session_token:{$ref:"#/definitions/secret"},keys_file:{$ref:"#/\
definitions/file_path"},profile:{type:"string",pattern:"^[^\\[\\]\\s]+$"}}}}},o=Object.prototype.hasOwnProperty,F=Zi().default,Qi={type:"object",additionalProperties:!1,
properties:{listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/de\
finitions/server_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"#/definitions/server_drains"},envelope:{
$ref:"#/definitions/name"},account_page:{$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},trusted_proxies:{type:"array",items:{type:"\
string",pattern:"^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/definitions/server_tracing"}}};var Ci=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var Xi=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function U(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xi.test(e))return U.errors=[0],!1}else return U.
errors=[0],!1;return U.errors=i,r===0}function ui(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ci.test(e))return ui.errors=[0],!1}else return ui.errors=[0],!1;return ui.errors=i,r===0}function Ae(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ae.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ci.test(e))return Ae.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return Ae.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="env"||n==="default")){return Ae.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;U(e.env,0)||(i=i===null?U.errors:i.concat(
U.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=r;ui(e.default,0)||(i=i===null?ui.errors:i.concat(ui.errors),
r=i.length);var s=n===r}else var s=!0}}}}return Ae.errors=i,r===0}var es=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function Z(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!es.test(e))return Z.errors=[0],!1}else
return Z.errors=[0],!1;return Z.errors=i,r===0}function gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="nodes"||t==="kept"||t==="kept_\
per_account")){return gr.errors=[0],!1;break}if(f===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let t=e.nodes,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return gr.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e7||isNaN(t))return gr.errors=[0],!1;if(t<1||isNaN(t))return gr.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let t=r;Z(e.kept,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let t=r;Z(e.kept_per_account,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else
var s=!0}}}else return gr.errors=[0],!1;return gr.errors=i,r===0}var rs=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function b(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!rs.test(e))return b.errors=[0],!1}else return b.
errors=[0],!1;return b.errors=i,r===0}function ci(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t===
"headers"||t==="body"||t==="request")){return ci.errors=[0],!1;break}if(f===r){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;b(e.headers,0)||(i=i===null?b.
errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let t=r;b(e.body,0)||(i=i===null?b.errors:i.concat(b.
errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let t=r;b(e.request,0)||(i=i===null?b.errors:i.concat(b.errors),r=
i.length);var s=t===r}else var s=!0}}}else return ci.errors=[0],!1;return ci.errors=i,r===0}function ai(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="lame_duck"||t==="limit")){return ai.
errors=[0],!1;break}if(f===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let t=r;b(e.lame_duck,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;b(e.limit,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}else
return ai.errors=[0],!1;return ai.errors=i,r===0}function pi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="bytes"||t==="per_second")){return pi.
errors=[0],!1;break}if(f===r){if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;Z(e.bytes,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.per_second!==void 0&&o.call(e,"per_second")){let t=r;Z(e.per_second,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else var s=!0}}else
return pi.errors=[0],!1;return pi.errors=i,r===0}var wi=new RegExp("^[a-z][a-z0-9_]*$","u");function y(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!wi.test(e))return y.errors=[0],!1}else return y.errors=
[0],!1;return y.errors=i,r===0}var Ei=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Ge(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ei.test(e))return Ge.errors=[0],!1}else return Ge.errors=[0],!1;return Ge.errors=i,r===0}var is=new RegExp("^[^\\r\\n\\t]{1,200}$","u");function he(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!is.test(e))return he.errors=[0],!1}else return he.
errors=[0],!1;return he.errors=i,r===0}function B(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(F(e)<1)return B.errors=[0],!1}else return B.errors=[0],!1;return B.errors=i,r===0}function Lr(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Lr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ei.test(e))return Lr.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.path===void 0||!o.call(e,"path"))&&(f="path"))return Lr.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="path"||n==="name"||n==="logo"||n==="contact")){return Lr.errors=[0],!1;break}if(t===r){if(e.path!==void 0&&o.call(e,"path")){let n=r;Ge(e.path,
0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.name!==void 0&&o.call(e,"name")){let n=r;he(e.name,0)||(i=i===null?
he.errors:i.concat(he.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.logo!==void 0&&o.call(e,"logo")){let n=r;B(e.logo,0)||(i=i===null?B.errors:i.concat(
B.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.contact!==void 0&&o.call(e,"contact")){let n=r;he(e.contact,0)||(i=i===null?he.errors:i.concat(he.errors),
r=i.length);var s=n===r}else var s=!0}}}}}}return Lr.errors=i,r===0}var ss=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function P(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ss.test(e))return P.errors=[0],!1}else return P.
errors=[0],!1;return P.errors=i,r===0}var Oi=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");function Zr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Zr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!Oi.test(e))return Zr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="file")){return Zr.errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;U(e.env,0)||(i=i===null?U.errors:i.concat(
U.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;B(e.file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);
var s=t===r}else var s=!0;if(s&&G({env:{},file:{}},e).length!==0)return Zr.errors=[0],!1}}}}return Zr.errors=i,r===0}function Qr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Qr.errors=[0],!1;if(e<0||isNaN(e))return Qr.errors=[0],!1}else
return Qr.errors=[0],!1;return Qr.errors=i,r===0}function Xr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(f="endpoint"))return Xr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="endpoint"||n==="sample")){return Xr.errors=[0],!1;
break}if(t===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let n=r;Zr(e.endpoint,0)||(i=i===null?Zr.errors:i.concat(Zr.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let n=r;Qr(e.sample,0)||(i=i===null?Qr.errors:i.concat(Qr.errors),r=i.length);var s=n===r}else var s=!0}}}else return Xr.
errors=[0],!1;return Xr.errors=i,r===0}var ns=new RegExp("^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$","u");function tr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="obje\
ct"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(Qi.properties,n)){return tr.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,
"listen")){let n=r;Ae(e.listen,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metric\
s")){let n=r;Ae(e.metrics,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_lim\
it")){let n=r;Z(e.body_limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;
gr(e.bodies,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;ci(e.timeout,
0)||(i=i===null?ci.errors:i.concat(ci.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;ai(e.drain,0)||(i=i===
null?ai.errors:i.concat(ai.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drains!==void 0&&o.call(e,"drains")){let n=r;pi(e.drains,0)||(i=i===null?pi.
errors:i.concat(pi.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;y(e.envelope,0)||(i=i===null?y.errors:
i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.account_page!==void 0&&o.call(e,"account_page")){let n=r;Lr(e.account_page,0)||(i=i===null?Lr.
errors:i.concat(Lr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;P(e.request_id,0)||(i=i===null?
P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.trusted_proxies!==void 0&&o.call(e,"trusted_proxies")){let n=e.trusted_proxies,l=r;
if(r===l)if(Array.isArray(n)){if(n.length>100)return tr.errors=[0],!1;{var f=!0;let _=n.length;for(let m=0;m<_;m++){let p=n[m],c=r;if(r===c)if(typeof p=="string"){
if(!ns.test(p))return tr.errors=[0],!1}else return tr.errors=[0],!1;var f=c===r;if(!f)break}}}else return tr.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.tracing!==
void 0&&o.call(e,"tracing")){let n=r;Xr(e.tracing,0)||(i=i===null?Xr.errors:i.concat(Xr.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}else return tr.
errors=[0],!1;return tr.errors=i,r===0}function z(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return z.errors=[0],!1;if(r===0){if(typeof e=="string"&&F(e)<1)return z.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return z.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;U(e.env,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return z.errors=[0],!1}else return z.errors=[0],!1;var s=n===
r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;B(e.file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=t===r}else var s=!0;if(s&&
G({env:{with:["default"]},file:{}},e).length!==0)return z.errors=[0],!1}}}}}return z.errors=i,r===0}function Y(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="env"||t==="file")){return Y.errors=
[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;U(e.env,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let t=r;B(e.file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=t===r}else var s=!0;if(s&&G({env:{},file:{}},
e).length!==0)return Y.errors=[0],!1}}}else return Y.errors=[0],!1;return Y.errors=i,r===0}function di(e){let i=null,r=0;return typeof e!="string"?(di.errors=[0],!1):e==="viewer"||e==="operator"||e==="admin"?(di.errors=i,r===0):(di.errors=[0],!1)}var ts=new RegExp(
"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$","u");function Pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t;if((e.issuer===void 0||!o.call(e,"issuer"))&&(t="issuer")||(e.client_id===void 0||!o.call(e,"client_id"))&&(t="client_id")||(e.client_secret===void 0||
!o.call(e,"client_secret"))&&(t="client_secret")||(e.groups===void 0||!o.call(e,"groups"))&&(t="groups"))return Pe.errors=[0],!1;{let n=r;for(let l of Object.keys(
e))if(!(l==="issuer"||l==="client_id"||l==="client_secret"||l==="scope"||l==="groups_claim"||l==="groups")){return Pe.errors=[0],!1;break}if(n===r){if(e.issuer!==
void 0&&o.call(e,"issuer")){let l=r;z(e.issuer,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&
o.call(e,"client_id")){let l=r;z(e.client_id,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&
o.call(e,"client_secret")){let l=r;Y(e.client_secret,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&
o.call(e,"scope")){let l=e.scope,u=r;if(r===u)if(typeof l=="string"){if(!ts.test(l))return Pe.errors=[0],!1}else return Pe.errors=[0],!1;var s=u===r}else var s=!0;
if(s){if(e.groups_claim!==void 0&&o.call(e,"groups_claim")){let l=e.groups_claim,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return Pe.errors=[0],!1}else return Pe.
errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.groups!==void 0&&o.call(e,"groups")){let l=e.groups,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(Object.keys(l).length<1)return Pe.errors=[0],!1;for(let m of Object.keys(l)){let p=r;di(l[m],0)||(i=i===null?di.errors:i.concat(di.errors),r=i.length);var f=p===
r;if(!f)break}}else return Pe.errors=[0],!1;var s=u===r}else var s=!0}}}}}}}else return Pe.errors=[0],!1;return Pe.errors=i,r===0}function Rr(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.listen===void 0||!o.call(e,"listen"))&&(f="listen"))return Rr.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="listen"||n==="public_url"||n==="oidc")){return Rr.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;Ae(e.listen,
0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.public_url!==void 0&&o.call(e,"public_url")){let n=r;if(typeof e.
public_url!="string")return Rr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.oidc!==void 0&&o.call(e,"oidc")){let n=r;Pe(e.oidc,0)||(i=i===null?Pe.errors:i.
concat(Pe.errors),r=i.length);var s=n===r}else var s=!0}}}}else return Rr.errors=[0],!1;return Rr.errors=i,r===0}var Ki=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function or(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return or.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ki.test(e))return or.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;
for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return or.errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;U(e.
env,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===
n)if(typeof t=="string"){if(!Ki.test(t))return or.errors=[0],!1}else return or.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let t=r;B(e.file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=t===r}else var s=!0;if(s&&G({env:{with:["default"]},file:{}},e).length!==0)return or.
errors=[0],!1}}}}}return or.errors=i,r===0}function ei(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.url===void 0||!o.call(
e,"url"))&&(f="url"))return ei.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="url"||n==="unwritten"||n==="start_timeout")){return ei.errors=[0],!1;
break}if(t===r){if(e.url!==void 0&&o.call(e,"url")){let n=r;or(e.url,0)||(i=i===null?or.errors:i.concat(or.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
unwritten!==void 0&&o.call(e,"unwritten")){let n=r;b(e.unwritten,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.start_timeout!==
void 0&&o.call(e,"start_timeout")){let n=r;b(e.start_timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}}else return ei.
errors=[0],!1;return ei.errors=i,r===0}function br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="first"||t==="longest"||t==="co\
ncurrency"||t==="claim"||t==="lease")){return br.errors=[0],!1;break}if(f===r){if(e.first!==void 0&&o.call(e,"first")){let t=r;b(e.first,0)||(i=i===null?b.errors:
i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let t=e.concurrency,n=r;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return br.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1024||isNaN(t))return br.errors=[0],!1;if(t<1||isNaN(t))return br.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let t=r;b(e.claim,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let t=r;b(e.lease,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else
var s=!0}}}}}else return br.errors=[0],!1;return br.errors=i,r===0}function $r(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return $r.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let f;if((e.env===void 0||!o.call(e,"env"))&&(f="env"))return $r.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default")){
return $r.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;U(e.env,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=n===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(typeof n!="string")return $r.errors=[0],!1;if(!(n==="0"||n==="1"||n==="false"||
n==="true"))return $r.errors=[0],!1;var s=l===r}else var s=!0}}}return $r.errors=i,r===0}function mi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="timeout"||t==="limit"||t==="tolerance"||t==="shortest"||t==="allow_private")){return mi.errors=[0],!1;
break}if(f===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let t=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let t=r;Z(e.limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let t=r;b(e.tolerance,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let t=r;b(e.shortest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let t=r;$r(e.allow_private,0)||(i=i===null?$r.errors:i.concat($r.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return mi.errors=
[0],!1;return mi.errors=i,r===0}function kr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="allow_hosts"||n==="timeout"||n===
"keep")){return kr.errors=[0],!1;break}if(t===r){if(e.allow_hosts!==void 0&&o.call(e,"allow_hosts")){let n=e.allow_hosts,l=r;if(r===l)if(Array.isArray(n)){var s=!0;
let u=n.length;for(let _=0;_<u;_++){let m=n[_],p=r;if(r===p)if(typeof m=="string"){if(F(m)<1)return kr.errors=[0],!1}else return kr.errors=[0],!1;var s=p===r;if(!s)
break}}else return kr.errors=[0],!1;var f=l===r}else var f=!0;if(f){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;b(e.timeout,0)||(i=i===null?b.errors:i.concat(
b.errors),r=i.length);var f=n===r}else var f=!0;if(f)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;b(e.keep,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var f=n===r}else var f=!0}}}else return kr.errors=[0],!1;return kr.errors=i,r===0}function yi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="usage"||t==="tasks")){return yi.
errors=[0],!1;break}if(f===r){if(e.usage!==void 0&&o.call(e,"usage")){let t=r;b(e.usage,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.tasks!==void 0&&o.call(e,"tasks")){let t=r;b(e.tasks,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}else return yi.
errors=[0],!1;return yi.errors=i,r===0}var os=new RegExp("^off$","u"),ls=new RegExp("^[1-9][0-9]{0,5}/s$","u");function lr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(
e)))return lr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!os.test(e))return lr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.
keys(e))if(!(t==="keep"||t==="size"||t==="rate"||t==="client")){return lr.errors=[0],!1;break}if(f===r){if(e.keep!==void 0&&o.call(e,"keep")){let t=r;b(e.keep,0)||
(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;Z(e.size,0)||(i=i===null?Z.errors:
i.concat(Z.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let t=e.rate,n=r;if(r===n)if(typeof t=="string"){if(!ls.test(
t))return lr.errors=[0],!1}else return lr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.client!==void 0&&o.call(e,"client")){let t=e.client,n=r;if(!(t==="ne\
twork"||t==="full"))return lr.errors=[0],!1;var s=n===r}else var s=!0}}}}}return lr.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(F(e)>2e3)return vr.errors=[0],!1;if(F(e)<1)return vr.errors=[0],!1}else return vr.errors=[0],!1;
return vr.errors=i,r===0}var fs=new RegExp("^[A-Za-z0-9][A-Za-z0-9/_.-]{0,31}$","u");function fr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f=r;for(let t of Object.keys(e))if(!(t==="name"||t==="address"||t==="tax_id"||t==="logo"||t==="footer"||t==="invoice"||t==="tz")){return fr.errors=[0],!1;
break}if(f===r){if(e.name!==void 0&&o.call(e,"name")){let t=r;he(e.name,0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.address!==void 0&&o.call(e,"address")){let t=r;vr(e.address,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
tax_id!==void 0&&o.call(e,"tax_id")){let t=r;he(e.tax_id,0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.logo!==void 0&&
o.call(e,"logo")){let t=r;B(e.logo,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.footer!==void 0&&o.call(e,"foote\
r")){let t=r;vr(e.footer,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.invoice!==void 0&&o.call(e,"invoice")){let t=e.
invoice,n=r;if(r===n)if(typeof t=="string"){if(!fs.test(t))return fr.errors=[0],!1}else return fr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.tz!==void 0&&
o.call(e,"tz")){let t=e.tz,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return fr.errors=[0],!1}else return fr.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}else
return fr.errors=[0],!1;return fr.errors=i,r===0}var us=new RegExp("^[A-Z]{3}$","u");var Hi=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function ee(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Hi.test(e))return ee.errors=[0],
!1}else return ee.errors=[0],!1;return ee.errors=i,r===0}function $e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.code===
void 0||!o.call(e,"code"))&&(f="code"))return $e.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="code"||n==="overdraft"||n==="time_zone"||n==="low_\
wallet"||n==="price_change_factor")){return $e.errors=[0],!1;break}if(t===r){if(e.code!==void 0&&o.call(e,"code")){let n=e.code,l=r;if(r===l)if(typeof n=="strin\
g"){if(!us.test(n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let n=r;
ee(e.overdraft,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let n=e.
time_zone,l=r;if(r===l)if(typeof n=="string"){if(F(n)<1)return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.low_wallet!==void 0&&
o.call(e,"low_wallet")){let n=r;ee(e.low_wallet,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.price_change_factor!==
void 0&&o.call(e,"price_change_factor")){let n=e.price_change_factor,l=r;if(r===l)if(typeof n=="number"&&isFinite(n)){if(n>1e9||isNaN(n))return $e.errors=[0],!1;
if(n<1||isNaN(n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}var H=Bi().default;var cs=new RegExp("^(0|[1-9][0-9]{0,11})/min$","u");function Me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!cs.test(e))return Me.errors=[0],!1}else return Me.
errors=[0],!1;return Me.errors=i,r===0}function V(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.by===void 0||!o.call(e,"by"))&&
(n="by"))return V.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="by"||u==="models"||u==="requests"||u==="tokens"||u==="concurrent_requests"||u==="\
concurrent_tasks"||u==="spend_per_day"||u==="spend_per_month")){return V.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let u=e.by,_=r;if(r===_)
if(Array.isArray(u)){if(u.length<1)return V.errors=[0],!1;{var s=!0;let m=u.length;for(let p=0;p<m;p++){let c=u[p],a=r;if(!(c==="key"||c==="account"||c==="model"))
return V.errors=[0],!1;var s=a===r;if(!s)break}if(s){let p=u.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(u[p],u[c])){return V.errors=[0],!1;break e}}}}}else return V.
errors=[0],!1;var f=_===r}else var f=!0;if(f){if(e.models!==void 0&&o.call(e,"models")){let u=e.models,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return V.
errors=[0],!1;{var t=!0;let p=u.length;for(let c=0;c<p;c++){let a=u[c],v=r;if(r===v)if(typeof a=="string"){if(F(a)<1)return V.errors=[0],!1}else return V.errors=
[0],!1;var t=v===r;if(!t)break}if(t){let c=u.length,a;if(c>1){let v={};for(;c--;){let h=u[c];if(typeof h=="string"){if(typeof v[h]=="number"){return a=v[h],V.errors=
[0],!1;break}v[h]=c}}}}}}else return V.errors=[0],!1;var f=_===r}else var f=!0;if(f){if(e.requests!==void 0&&o.call(e,"requests")){let u=r;Me(e.requests,0)||(i=
i===null?Me.errors:i.concat(Me.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let u=r;Me(e.tokens,0)||(i=i===null?
Me.errors:i.concat(Me.errors),r=i.length);var f=u===r}else var f=!0;if(f){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let u=e.concurrent_requests,
_=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return V.errors=[0],!1;if(r===_&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return V.errors=
[0],!1;if(u<0||isNaN(u))return V.errors=[0],!1}var f=_===r}else var f=!0;if(f){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let u=e.concurrent_tasks,
_=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return V.errors=[0],!1;if(r===_&&typeof u=="number"&&isFinite(u)){if(u>1e6||isNaN(u))return V.errors=
[0],!1;if(u<0||isNaN(u))return V.errors=[0],!1}var f=_===r}else var f=!0;if(f){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let u=r;ee(e.spend_per_day,
0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var f=u===r}else var f=!0;if(f)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let u=r;ee(
e.spend_per_month,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var f=u===r}else var f=!0}}}}}}}}}else return V.errors=[0],!1;return V.errors=i,r===
0}var as={type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"\
#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},
health:{$ref:"#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},headers:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/header_name"},additionalProperties:{$ref:"#/definitions/setting"}},query:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/q\
uery_name"},additionalProperties:{type:"string",minLength:1}},maintenance:{$ref:"#/definitions/maintenance"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{
type:"integer",minimum:1,maximum:1e6},credential_refused:{enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}};function Be(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Be.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Oi.test(
e))return Be.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return Be.
errors=[0],!1;break}if(f===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;U(e.env,0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(!Oi.test(t))return Be.errors=[0],!1}else return Be.errors=
[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;B(e.file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=t===
r}else var s=!0;if(s&&G({env:{with:["default"]},file:{}},e).length!==0)return Be.errors=[0],!1}}}}}return Be.errors=i,r===0}var ps=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Or(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ps.test(e))return Or.errors=[0],!1}else return Or.
errors=[0],!1;return Or.errors=i,r===0}var ds=new RegExp("^(?!(iss|sub|aud|iat|nbf|exp)$)","u");function je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.algorithm===
void 0||!o.call(e,"algorithm"))&&(n="algorithm")||(e.secret===void 0||!o.call(e,"secret"))&&(n="secret"))return je.errors=[0],!1;{let l=r;for(let u of Object.keys(
e))if(!(u==="algorithm"||u==="secret"||u==="key_id"||u==="issuer"||u==="subject"||u==="audience"||u==="claims"||u==="lifetime")){return je.errors=[0],!1;break}if(l===
r){if(e.algorithm!==void 0&&o.call(e,"algorithm")){let u=e.algorithm,_=r;if(!(u==="HS256"||u==="ES256"||u==="RS256"))return je.errors=[0],!1;var s=_===r}else var s=!0;
if(s){if(e.secret!==void 0&&o.call(e,"secret")){let u=r;Y(e.secret,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.
key_id!==void 0&&o.call(e,"key_id")){let u=r;z(e.key_id,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.issuer!==void 0&&
o.call(e,"issuer")){let u=r;z(e.issuer,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.subject!==void 0&&o.call(e,"\
subject")){let u=r;z(e.subject,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.audience!==void 0&&o.call(e,"audienc\
e")){let u=r;z(e.audience,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.claims!==void 0&&o.call(e,"claims")){let u=e.
claims,_=r;if(r===_)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let p of Object.keys(u)){let c=r;typeof p=="string"&&(ds.test(p)||(i===null?i=[0]:i.push(0),
r++));var f=c===r;if(!f){return i===null?i=[0]:i.push(0),r++,je.errors=i,!1;break}}if(f)for(let p of Object.keys(u)){let c=u[p],a=r;if(typeof c!="string"&&!(typeof c==
"number"&&isFinite(c))&&typeof c!="boolean")return je.errors=[0],!1;var t=a===r;if(!t)break}}else return je.errors=[0],!1;var s=_===r}else var s=!0;if(s)if(e.lifetime!==
void 0&&o.call(e,"lifetime")){let u=r;b(e.lifetime,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=u===r}else var s=!0}}}}}}}}}else return je.errors=
[0],!1;return je.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.token_url===void 0||!o.call(e,"token_url"))&&(t="token_url"))return Ne.
errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="token_url"||l==="client_id"||l==="client_secret"||l==="assertion"||l==="scope"||l==="form"||l==="cl\
ient_auth")){return Ne.errors=[0],!1;break}if(n===r){if(e.token_url!==void 0&&o.call(e,"token_url")){let l=r;z(e.token_url,0)||(i=i===null?z.errors:i.concat(z.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&o.call(e,"client_id")){let l=r;z(e.client_id,0)||(i=i===null?z.errors:i.concat(z.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&o.call(e,"client_secret")){let l=r;Y(e.client_secret,0)||(i=i===null?Y.errors:i.concat(Y.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assertion!==void 0&&o.call(e,"assertion")){let l=r;je(e.assertion,0)||(i=i===null?je.errors:i.concat(je.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&o.call(e,"scope")){let l=e.scope,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return Ne.
errors=[0],!1}else return Ne.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let l=e.form,u=r;if(r===u)if(l&&typeof l=="obje\
ct"&&!Array.isArray(l))for(let m of Object.keys(l)){let p=r;if(typeof l[m]!="string")return Ne.errors=[0],!1;var f=p===r;if(!f)break}else return Ne.errors=[0],!1;
var s=u===r}else var s=!0;if(s){if(e.client_auth!==void 0&&o.call(e,"client_auth")){let l=e.client_auth,u=r;if(!(l==="basic"||l==="body"))return Ne.errors=[0],!1;
var s=u===r}else var s=!0;if(s&&G({client_secret:{with:["client_id","client_auth"],required:["client_id"]},assertion:{}},e).length!==0)return Ne.errors=[0],!1}}}}}}}}}else
return Ne.errors=[0],!1;return Ne.errors=i,r===0}var ms=new RegExp("^[^\\[\\]\\s]+$","u");function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.region===void 0||!o.call(
e,"region"))&&(f="region")||(e.service===void 0||!o.call(e,"service"))&&(f="service"))return ur.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="reg\
ion"||n==="service"||n==="access_key"||n==="secret_key"||n==="session_token"||n==="keys_file"||n==="profile")){return ur.errors=[0],!1;break}if(t===r){if(e.region!==
void 0&&o.call(e,"region")){let n=r;z(e.region,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.service!==void 0&&o.
call(e,"service")){let n=r;z(e.service,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.access_key!==void 0&&o.call(
e,"access_key")){let n=r;z(e.access_key,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.secret_key!==void 0&&o.call(
e,"secret_key")){let n=r;Y(e.secret_key,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.session_token!==void 0&&o.call(
e,"session_token")){let n=r;Y(e.session_token,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.keys_file!==void 0&&o.
call(e,"keys_file")){let n=r;B(e.keys_file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.profile!==void 0&&o.call(
e,"profile")){let n=e.profile,l=r;if(r===l)if(typeof n=="string"){if(!ms.test(n))return ur.errors=[0],!1}else return ur.errors=[0],!1;var s=l===r}else var s=!0;
if(s&&G({access_key:{with:["secret_key","session_token"],required:["secret_key"]},keys_file:{with:["profile"]}},e).length!==0)return ur.errors=[0],!1}}}}}}}}}else
return ur.errors=[0],!1;return ur.errors=i,r===0}function hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.
keys(e))if(!(t==="header"||t==="scheme"||t==="secret"||t==="token_file"||t==="jwt"||t==="oauth2"||t==="sigv4")){return hr.errors=[0],!1;break}if(f===r){if(e.header!==
void 0&&o.call(e,"header")){let t=r;P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(
e,"scheme")){let t=r;Or(e.scheme,0)||(i=i===null?Or.errors:i.concat(Or.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.secret!==void 0&&o.call(e,"secre\
t")){let t=r;Y(e.secret,0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token_file!==void 0&&o.call(e,"token_file")){
let t=r;B(e.token_file,0)||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.jwt!==void 0&&o.call(e,"jwt")){let t=r;je(e.
jwt,0)||(i=i===null?je.errors:i.concat(je.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.oauth2!==void 0&&o.call(e,"oauth2")){let t=r;Ne(e.oauth2,0)||
(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.sigv4!==void 0&&o.call(e,"sigv4")){let t=r;ur(e.sigv4,0)||(i=i===null?
ur.errors:i.concat(ur.errors),r=i.length);var s=t===r}else var s=!0;if(s&&G({secret:{with:["header","scheme"],required:["header"]},token_file:{with:["header","s\
cheme"]},jwt:{with:["header","scheme"]},oauth2:{with:["header","scheme"]},sigv4:{}},e).length!==0)return hr.errors=[0],!1}}}}}}}}else return hr.errors=[0],!1;return hr.
errors=i,r===0}function jr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="url"||t==="auth"||
t==="weight")){return jr.errors=[0],!1;break}if(f===r){if(e.url!==void 0&&o.call(e,"url")){let t=r;Be(e.url,0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let t=r;hr(e.auth,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.weight!==void 0&&o.call(e,"weight")){let t=e.weight,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return jr.errors=[0],!1;if(r===
n&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return jr.errors=[0],!1;if(t<0||isNaN(t))return jr.errors=[0],!1}var s=n===r}else var s=!0}}}else return jr.
errors=[0],!1;return jr.errors=i,r===0}function de(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="failures"||t==="ratio"||t==="r\
equests"||t==="window"||t==="open"||t==="slow"||t==="longest")){return de.errors=[0],!1;break}if(f===r){if(e.failures!==void 0&&o.call(e,"failures")){let t=e.failures,
n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return de.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return de.errors=
[0],!1;if(t<1||isNaN(t))return de.errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.ratio!==void 0&&o.call(e,"ratio")){let t=e.ratio,n=r;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return de.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t))return de.errors=[0],!1;if(t<1||isNaN(t))return de.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let t=e.requests,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return de.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return de.errors=[0],!1;if(t<1||isNaN(t))return de.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.window!==void 0&&o.call(e,"window")){let t=r;b(e.window,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.open!==void 0&&o.call(e,"open")){let t=r;b(e.open,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.slow!==
void 0&&o.call(e,"slow")){let t=r;b(e.slow,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.longest!==void 0&&o.call(
e,"longest")){let t=r;b(e.longest,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return de.errors=[0],!1;return de.
errors=i,r===0}var ys=new RegExp("^[^\\s&=#?/]+$","u");function q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ys.test(e))return q.errors=[0],!1}else return q.errors=
[0],!1;return q.errors=i,r===0}function xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="text"||t==="retry_after")){return xe.
errors=[0],!1;break}if(f===r){if(e.text!==void 0&&o.call(e,"text")){let t=e.text,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return xe.errors=[0],!1}else return xe.
errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.retry_after!==void 0&&o.call(e,"retry_after")){let t=r;b(e.retry_after,0)||(i=i===null?b.errors:i.concat(b.errors),
r=i.length);var s=t===r}else var s=!0}}else return xe.errors=[0],!1;return xe.errors=i,r===0}function vi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="connect"||t==="headers"||t==="\
idle")){return vi.errors=[0],!1;break}if(f===r){if(e.connect!==void 0&&o.call(e,"connect")){let t=r;b(e.connect,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;b(e.headers,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let t=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0}}}else
return vi.errors=[0],!1;return vi.errors=i,r===0}function C(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let c of Object.
keys(e))if(!o.call(as.properties,c)){return C.errors=[0],!1;break}if(p===r){if(e.url!==void 0&&o.call(e,"url")){let c=r;Be(e.url,0)||(i=i===null?Be.errors:i.concat(
Be.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.targets!==void 0&&o.call(e,"targets")){let c=e.targets,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.
isArray(c)){if(Object.keys(c).length<1)return C.errors=[0],!1;for(let h of Object.keys(c)){let k=r;y(h,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=k===
r;if(!f){return i===null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(f)for(let h of Object.keys(c)){let k=r;jr(c[h],0)||(i=i===null?jr.errors:i.concat(jr.errors),
r=i.length);var t=k===r;if(!t)break}}else return C.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.move_on!==void 0&&o.call(e,"move_on")){let c=e.move_on,a=r;
if(r===a)if(Array.isArray(c)){var n=!0;let h=c.length;for(let k=0;k<h;k++){let d=c[k],j=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return C.errors=
[0],!1;if(r===j&&typeof d=="number"&&isFinite(d)){if(d>599||isNaN(d))return C.errors=[0],!1;if(d<400||isNaN(d))return C.errors=[0],!1}var n=j===r;if(!n)break}if(n){
let k=c.length,d;if(k>1){let j={};for(;k--;){let We=c[k];if(typeof We=="number"&&!(We%1)&&!isNaN(We)&&isFinite(We)){if(typeof j[We]=="number"){return d=j[We],C.
errors=[0],!1;break}j[We]=k}}}}}else return C.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.health!==void 0&&o.call(e,"health")){let c=r;de(e.health,0)||(i=
i===null?de.errors:i.concat(de.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let c=r;if(typeof e.optional!="\
boolean")return C.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let c=r;hr(e.auth,0)||(i=i===null?hr.errors:i.concat(hr.errors),
r=i.length);var s=c===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let c=e.headers,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){
if(Object.keys(c).length<1)return C.errors=[0],!1;for(let h of Object.keys(c)){let k=r;P(h,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var l=k===r;if(!l){
return i===null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(l)for(let h of Object.keys(c)){let k=r;z(c[h],0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);
var u=k===r;if(!u)break}}else return C.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let c=e.query,a=r;if(r===a)if(c&&typeof c==
"object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return C.errors=[0],!1;for(let h of Object.keys(c)){let k=r;q(h,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var _=k===r;if(!_){return i===null?i=[0]:i.push(0),r++,C.errors=i,!1;break}}if(_)for(let h of Object.keys(c)){let k=c[h],d=r;if(r===d)if(typeof k=="\
string"){if(F(k)<1)return C.errors=[0],!1}else return C.errors=[0],!1;var m=d===r;if(!m)break}}else return C.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.
maintenance!==void 0&&o.call(e,"maintenance")){let c=r;xe(e.maintenance,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var s=c===r}else var s=!0;if(s){
if(e.timeout!==void 0&&o.call(e,"timeout")){let c=r;vi(e.timeout,0)||(i=i===null?vi.errors:i.concat(vi.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.
connections!==void 0&&o.call(e,"connections")){let c=e.connections,a=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return C.errors=[0],!1;if(r===a&&
typeof c=="number"&&isFinite(c)){if(c>1e6||isNaN(c))return C.errors=[0],!1;if(c<1||isNaN(c))return C.errors=[0],!1}var s=a===r}else var s=!0;if(s)if(e.credential_refused!==
void 0&&o.call(e,"credential_refused")){let c=e.credential_refused,a=r;if(!(c==="upstream_failed_on_401"||c==="upstream_failed"||c==="pass_on"))return C.errors=
[0],!1;var s=a===r}else var s=!0}}}}}}}}}}}}else return C.errors=[0],!1;return C.errors=i,r===0}function ge(e){let i=null,r=0;return typeof e!="string"?(ge.errors=[0],!1):e==="second"||e==="million_tokens"||e==="request"||e==="image"||e==="character"||e===
"million_characters"||e==="byte"||e==="million_bytes"||e==="currency"?(ge.errors=i,r===0):(ge.errors=[0],!1)}var Ni={validate:Wr};function Wr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Wr.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Hi.test(e))return Wr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Wr.errors=[0],!1;for(let f of Object.
keys(e)){let t=r;Ni.validate(e[f],0)||(i=i===null?Ni.validate.errors:i.concat(Ni.validate.errors),r=i.length);var s=t===r;if(!s)break}}}return Wr.errors=i,r===0}
function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.unit===void 0||!o.call(e,"unit"))&&(t="unit")||(e.by===void 0||!o.
call(e,"by"))&&(t="by")||(e.table===void 0||!o.call(e,"table"))&&(t="table"))return cr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table"||l==="example")){return cr.errors=[0],!1;break}if(n===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(
ge.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,u=r;if(r===u)if(Array.isArray(l)){var f=!0;let m=l.length;for(let p=0;p<
m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=c===r;if(!f)break}if(f){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(
l[p],l[c])){return cr.errors=[0],!1;break e}}}}else return cr.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.table!==void 0&&o.call(e,"table")){let l=r;Wr(e.
table,0)||(i=i===null?Wr.errors:i.concat(Wr.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.example!==void 0&&o.call(e,"example")){let l=r;if(typeof e.example!=
"boolean")return cr.errors=[0],!1;var s=l===r}else var s=!0}}}}}else return cr.errors=[0],!1;return cr.errors=i,r===0}var vs=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function X(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!vs.test(e))return X.errors=[0],!1}else
return X.errors=[0],!1;return X.errors=i,r===0}var _s={type:"object",additionalProperties:!1,required:["type","upstream"],properties:{type:{$ref:"#/definitions/\
name"},upstream:{$ref:"#/definitions/model_upstreams"},weights:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"\
integer",minimum:0,maximum:1e3}},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},cost:{$ref:"#/definitions/model_cost"},defaults:{type:"obj\
ect",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{type:"object",propertyNames:{$ref:"#/definitio\
ns/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},retired:{$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},card:{
type:"object",additionalProperties:{$ref:"#/definitions/json"}}}};function Tr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Tr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return Tr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Tr.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;y(e[t],0)||(i=i===null?y.errors:i.concat(
y.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(H(e[t],e[n])){return Tr.errors=[0],!1;break e}}}}}}return Tr.
errors=i,r===0}var Di=new RegExp("^[!-~]+$","u");function ar(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ar.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!Di.test(e))return ar.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ar.errors=[0],
!1;for(let t of Object.keys(e)){let n=r;y(t,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,ar.errors=
i,!1;break}}if(s)for(let t of Object.keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(!Di.test(n))return ar.errors=[0],!1}else return ar.errors=[0],!1;
var f=l===r;if(!f)break}}}return ar.errors=i,r===0}var hs=new RegExp("^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$","u");function Sr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Sr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return Sr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<
1)return Sr.errors=[0],!1;for(let t of Object.keys(e)){let n=r;r===n&&(typeof t=="string"?hs.test(t)||(i===null?i=[0]:i.push(0),r++):(i===null?i=[0]:i.push(0),r++));
var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Sr.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;y(e[t],0)||(i=i===null?y.errors:i.concat(
y.errors),r=i.length);var f=n===r;if(!f)break}}}return Sr.errors=i,r===0}var gs=new RegExp("^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let t of Object.keys(e))if(!(t==="from"||t==="use"||t==="text")){return ye.errors=[0],!1;break}if(f===r){if(e.from!==void 0&&o.call(e,"from")){let t=e.
from,n=r;if(r===n)if(typeof t=="string"){if(!gs.test(t))return ye.errors=[0],!1}else return ye.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.use!==void 0&&
o.call(e,"use")){let t=e.use,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return ye.errors=[0],!1}else return ye.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.
text!==void 0&&o.call(e,"text")){let t=e.text,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return ye.errors=[0],!1}else return ye.errors=[0],!1;var s=n===r}else
var s=!0}}}else return ye.errors=[0],!1;return ye.errors=i,r===0}function M(e){return M.errors=null,!0}function W(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if((e.type===void 0||!o.call(e,"t\
ype"))&&(p="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(p="upstream"))return W.errors=[0],!1;{let c=r;for(let a of Object.keys(e))if(!o.call(_s.properties,
a)){return W.errors=[0],!1;break}if(c===r){if(e.type!==void 0&&o.call(e,"type")){let a=r;y(e.type,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let a=r;Tr(e.upstream,0)||(i=i===null?Tr.errors:i.concat(Tr.errors),r=i.length);var s=a===r}else
var s=!0;if(s){if(e.weights!==void 0&&o.call(e,"weights")){let a=e.weights,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)
return W.errors=[0],!1;for(let k of Object.keys(a)){let d=r;y(k,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=d===r;if(!f){return i===null?i=[0]:
i.push(0),r++,W.errors=i,!1;break}}if(f)for(let k of Object.keys(a)){let d=a[k],j=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[0],
!1;if(r===j&&typeof d=="number"&&isFinite(d)){if(d>1e3||isNaN(d))return W.errors=[0],!1;if(d<0||isNaN(d))return W.errors=[0],!1}var t=j===r;if(!t)break}}else return W.
errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let a=r;ar(e.as,0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=a===
r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let a=r;y(e.price,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=a===r}else var s=!0;
if(s){if(e.cost!==void 0&&o.call(e,"cost")){let a=r;Sr(e.cost,0)||(i=i===null?Sr.errors:i.concat(Sr.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.defaults!==
void 0&&o.call(e,"defaults")){let a=e.defaults,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let k of Object.keys(a)){let d=r;y(k,0)||(i=i===null?
y.errors:i.concat(y.errors),r=i.length);var n=d===r;if(!n){return i===null?i=[0]:i.push(0),r++,W.errors=i,!1;break}}if(n)for(let k of Object.keys(a)){let d=a[k],
j=r;if(typeof d!="string"&&!(typeof d=="number"&&isFinite(d))&&typeof d!="boolean")return W.errors=[0],!1;var l=j===r;if(!l)break}}else return W.errors=[0],!1;var s=v===
r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let a=e.limits,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){for(let k of Object.keys(
a)){let d=r;y(k,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=d===r;if(!u){return i===null?i=[0]:i.push(0),r++,W.errors=i,!1;break}}if(u)for(let k of Object.
keys(a)){let d=a[k],j=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[0],!1;if(r===j&&typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(
d))return W.errors=[0],!1;if(d<1||isNaN(d))return W.errors=[0],!1}var _=j===r;if(!_)break}}else return W.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.retired!==
void 0&&o.call(e,"retired")){let a=r;ye(e.retired,0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.maintenance!==void 0&&
o.call(e,"maintenance")){let a=r;xe(e.maintenance,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var s=a===r}else var s=!0;if(s)if(e.card!==void 0&&o.
call(e,"card")){let a=e.card,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a))for(let k of Object.keys(a)){let d=r;M(a[k],0)||(i=i===null?M.errors:i.concat(
M.errors),r=i.length);var m=d===r;if(!m)break}else return W.errors=[0],!1;var s=v===r}else var s=!0}}}}}}}}}}}}else return W.errors=[0],!1;return W.errors=i,r===
0}function T(e){return T.errors=null,!0}var bs=new RegExp("^[^\\r\\n]+$","u");function Br(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t===
"event"||t==="data")){return Br.errors=[0],!1;break}if(f===r){if(e.event!==void 0&&o.call(e,"event")){let t=e.event,n=r;if(r===n)if(typeof t=="string"){if(!bs.test(
t))return Br.errors=[0],!1}else return Br.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let t=r;T(e.data,0)||(i=i===null?T.
errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0}}else return Br.errors=[0],!1;return Br.errors=i,r===0}function Ue(e){let i=null,r=0;return typeof e!="string"?(Ue.errors=[0],!1):e==="invalid_request"||e==="unsupported_media_type"||e==="body_too_large"||e==="unaut\
henticated"||e==="account_suspended"||e==="insufficient_funds"||e==="model_not_found"||e==="task_not_found"||e==="resource_not_found"||e==="route_not_found"||e===
"method_not_allowed"||e==="conflict"||e==="idempotency_mismatch"||e==="request_timeout"||e==="upstream_failed"||e==="upstream_timeout"||e==="upstream_off"||e===
"overloaded"||e==="rate_limited"||e==="spend_limited"||e==="internal"?(Ue.errors=i,r===0):(Ue.errors=[0],!1)}function Ye(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!(l==="data"||l==="codes")){return Ye.errors=[0],!1;break}if(n===r){if(e.data!==void 0&&o.call(
e,"data")){let l=r;T(e.data,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.codes!==void 0&&o.call(e,"codes")){let l=e.
codes,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){for(let m of Object.keys(l)){let p=r;Ue(m,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);
var f=p===r;if(!f){return i===null?i=[0]:i.push(0),r++,Ye.errors=i,!1;break}}if(f)for(let m of Object.keys(l)){let p=l[m],c=r;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return Ye.errors=[0],!1;if(r===c&&typeof p=="number"&&isFinite(p)){if(p>4999||isNaN(p))return Ye.errors=[0],!1;if(p<1e3||isNaN(p))return Ye.errors=
[0],!1}var t=c===r;if(!t)break}}else return Ye.errors=[0],!1;var s=u===r}else var s=!0}}else return Ye.errors=[0],!1;return Ye.errors=i,r===0}var $s={type:"obje\
ct",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{
$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions\
/error_words"}}};function w(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return w.errors=[0],!1;if(r===0){if(typeof e=="string"&&F(e)<1)return w.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return w.errors=[0],!1;for(let t of Object.keys(e)){let n=r;y(t,0)||
(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,w.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){
let n=e[t],l=r;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return w.errors=[0],!1;var f=l===r;if(!f)break}}}return w.
errors=i,r===0}function _i(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!o.call($s.properties,
t)){return _i.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(e,"invalid_request")){let t=r;w(e.invalid_request,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==void 0&&o.call(e,"unsupported_media_type")){let t=r;w(e.unsupported_media_type,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;w(e.body_too_large,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;w(e.
unauthenticated,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspe\
nded")){let t=r;w(e.account_suspended,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&
o.call(e,"insufficient_funds")){let t=r;w(e.insufficient_funds,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.not_found!==
void 0&&o.call(e,"not_found")){let t=r;w(e.not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==
void 0&&o.call(e,"model_not_found")){let t=r;w(e.model_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==
void 0&&o.call(e,"task_not_found")){let t=r;w(e.task_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==
void 0&&o.call(e,"resource_not_found")){let t=r;w(e.resource_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
route_not_found!==void 0&&o.call(e,"route_not_found")){let t=r;w(e.route_not_found,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_allowed")){let t=r;w(e.method_not_allowed,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(e,"conflict")){let t=r;w(e.conflict,0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&o.call(e,"idempotency_mismatch")){let t=r;w(e.idempotency_mismatch,0)||(i=i===null?w.errors:i.concat(w.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;w(e.request_timeout,0)||(i=i===null?w.errors:i.concat(
w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;w(e.upstream_failed,0)||(i=i===null?w.
errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;w(e.upstream_timeout,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;w(e.upstream_off,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;w(e.overloaded,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;w(e.rate_limited,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;w(e.spend_limited,
0)||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;w(e.internal,0)||(i=
i===null?w.errors:i.concat(w.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}else return _i.errors=[0],!1;return _i.errors=i,r===0}function wr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return wr.errors=[0],!1;for(let t of Object.keys(
e)){let n=r;Ue(t,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,wr.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(F(n)<1)return wr.errors=[0],!1}else return wr.errors=[0],!1;var f=l===r;if(!f)break}}else return wr.errors=
[0],!1;return wr.errors=i,r===0}var ks={type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{
$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/s\
tatus"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function A(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return A.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return A.errors=[0],!1;if(e<400||isNaN(e))return A.errors=[0],!1}return A.errors=i,r===0}function hi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!o.call(ks.properties,t)){return hi.errors=[0],!1;break}if(f===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let t=r;A(e.invalid_request,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let t=r;A(e.unsupported_media_type,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;A(e.body_too_large,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;A(e.unauthenticated,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspended")){let t=r;A(e.account_suspended,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let t=r;A(e.insufficient_funds,0)||(i=i===null?A.errors:
i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let t=r;A(e.model_not_found,0)||(i=i===
null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let t=r;A(e.task_not_found,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let t=r;
A(e.resource_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_no\
t_found")){let t=r;A(e.route_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&
o.call(e,"method_not_allowed")){let t=r;A(e.method_not_allowed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.conflict!==
void 0&&o.call(e,"conflict")){let t=r;A(e.conflict,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.idempotency_mismatch!==
void 0&&o.call(e,"idempotency_mismatch")){let t=r;A(e.idempotency_mismatch,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;A(e.request_timeout,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;A(e.upstream_failed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;A(e.upstream_timeout,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;A(e.upstream_off,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;A(e.overloaded,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;A(e.rate_limited,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;A(e.spend_limited,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;A(e.internal,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return hi.errors=[0],!1;return hi.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.body===void 0||!o.call(e,"body"))&&(n="body")||(e.names===void 0||!o.call(e,"names"))&&(n="names"))return pr.errors=[0],
!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="body"||u==="stream"||u==="websocket"||u==="names"||u==="messages"||u==="statuses")){return pr.errors=
[0],!1;break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let m of Object.
keys(u)){let p=r;P(m,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=p===r;if(!s){return i===null?i=[0]:i.push(0),r++,pr.errors=i,!1;break}}if(s)for(let m of Object.
keys(u)){let p=r;if(typeof u[m]!="string")return pr.errors=[0],!1;var f=p===r;if(!f)break}}else return pr.errors=[0],!1;var t=_===r}else var t=!0;if(t){if(e.body!==
void 0&&o.call(e,"body")){let u=r;T(e.body,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var t=u===r}else var t=!0;if(t){if(e.stream!==void 0&&o.call(
e,"stream")){let u=r;Br(e.stream,0)||(i=i===null?Br.errors:i.concat(Br.errors),r=i.length);var t=u===r}else var t=!0;if(t){if(e.websocket!==void 0&&o.call(e,"we\
bsocket")){let u=r;Ye(e.websocket,0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var t=u===r}else var t=!0;if(t){if(e.names!==void 0&&o.call(e,"names")){
let u=r;_i(e.names,0)||(i=i===null?_i.errors:i.concat(_i.errors),r=i.length);var t=u===r}else var t=!0;if(t){if(e.messages!==void 0&&o.call(e,"messages")){let u=r;
wr(e.messages,0)||(i=i===null?wr.errors:i.concat(wr.errors),r=i.length);var t=u===r}else var t=!0;if(t)if(e.statuses!==void 0&&o.call(e,"statuses")){let u=r;hi(
e.statuses,0)||(i=i===null?hi.errors:i.concat(hi.errors),r=i.length);var t=u===r}else var t=!0}}}}}}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}var js={
type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{
$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/id\
empotency"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
type:"string",minLength:1}},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}};function Kr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Kr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ei.test(e))return Kr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Kr.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;Ge(e[t],0)||(i=i===null?Ge.errors:i.concat(
Ge.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(H(e[t],e[n])){return Kr.errors=[0],!1;break e}}}}}}return Kr.
errors=i,r===0}function ri(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="header"||t==="scheme"||t==="qu\
ery")){return ri.errors=[0],!1;break}if(f===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Or(e.scheme,0)||(i=i===null?Or.errors:i.concat(Or.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=r;q(e.query,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&G({header:{with:["scheme"]},query:{}},e).length!==0)return ri.errors=[0],!1}}}}else return ri.errors=[0],!1;return ri.errors=i,r===0}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.headers===void 0||!o.call(e,"headers"))&&(n="headers")||(e.query===
void 0||!o.call(e,"query"))&&(n="query"))return Je.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="headers"||u==="query")){return Je.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(Array.isArray(u)){var s=!0;let m=u.length;for(let p=0;p<m;p++){let c=r;
P(u[p],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=c===r;if(!s)break}if(s){let p=u.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(u[p],u[c])){
return Je.errors=[0],!1;break e}}}}else return Je.errors=[0],!1;var f=_===r}else var f=!0;if(f)if(e.query!==void 0&&o.call(e,"query")){let u=e.query,_=r;if(r===
_)if(Array.isArray(u)){var t=!0;let p=u.length;for(let c=0;c<p;c++){let a=r;q(u[c],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var t=a===r;if(!t)break}
if(t){let c=u.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(H(u[c],u[a])){return Je.errors=[0],!1;break e}}}}else return Je.errors=[0],!1;var f=_===r}else var f=!0}}}else
return Je.errors=[0],!1;return Je.errors=i,r===0}function ii(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.header===void 0||!o.call(e,"header"))&&(f="header"))return ii.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="header"||n==="keep")){return ii.errors=[0],!1;break}if(t===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;
P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;b(e.keep,0)||(i=
i===null?b.errors:i.concat(b.errors),r=i.length);var s=n===r}else var s=!0}}}else return ii.errors=[0],!1;return ii.errors=i,r===0}var ws=new RegExp("^\\*$","u");var As=new RegExp("^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?$","u");function gi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!As.
test(e))return gi.errors=[0],!1}else return gi.errors=[0],!1;return gi.errors=i,r===0}function Dr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Dr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!ws.test(e))return Dr.errors=[0],!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Dr.errors=[0],!1;{var s=!0;let f=e.
length;for(let t=0;t<f;t++){let n=r;gi(e[t],0)||(i=i===null?gi.errors:i.concat(gi.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)
for(n=t;n--;)if(H(e[t],e[n])){return Dr.errors=[0],!1;break e}}}}}}return Dr.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let n;if((e.origins===void 0||!o.call(e,"origins"))&&(n="origins"))return Oe.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="origins"||
u==="headers"||u==="expose"||u==="max_age")){return Oe.errors=[0],!1;break}if(l===r){if(e.origins!==void 0&&o.call(e,"origins")){let u=r;Dr(e.origins,0)||(i=i===
null?Dr.errors:i.concat(Dr.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,_=r;if(r===_)if(Array.
isArray(u)){if(u.length<1)return Oe.errors=[0],!1;{var f=!0;let p=u.length;for(let c=0;c<p;c++){let a=r;P(u[c],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);
var f=a===r;if(!f)break}if(f){let c=u.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(H(u[c],u[a])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;
var s=_===r}else var s=!0;if(s){if(e.expose!==void 0&&o.call(e,"expose")){let u=e.expose,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return Oe.errors=[0],!1;
{var t=!0;let p=u.length;for(let c=0;c<p;c++){let a=r;P(u[c],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var t=a===r;if(!t)break}if(t){let c=u.length,
a;if(c>1){e:for(;c--;)for(a=c;a--;)if(H(u[c],u[a])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;var s=_===r}else var s=!0;if(s)if(e.max_age!==
void 0&&o.call(e,"max_age")){let u=r;b(e.max_age,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=u===r}else var s=!0}}}}}else return Oe.errors=[0],
!1;return Oe.errors=i,r===0}function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&
(u="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(u="auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(u="envelope")||(e.forward===void 0||!o.call(e,"fo\
rward"))&&(u="forward"))return ue.errors=[0],!1;{let _=r;for(let m of Object.keys(e))if(!o.call(js.properties,m)){return ue.errors=[0],!1;break}if(_===r){if(e.prefix!==
void 0&&o.call(e,"prefix")){let m=r;Kr(e.prefix,0)||(i=i===null?Kr.errors:i.concat(Kr.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.auth!==void 0&&o.
call(e,"auth")){let m=e.auth,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ue.errors=[0],!1;{var f=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;ri(m[v],
0)||(i=i===null?ri.errors:i.concat(ri.errors),r=i.length);var f=h===r;if(!f)break}}}else return ue.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.envelope!==
void 0&&o.call(e,"envelope")){let m=r;y(e.envelope,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.forward!==void 0&&
o.call(e,"forward")){let m=r;Je(e.forward,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.idempotency!==void 0&&o.
call(e,"idempotency")){let m=r;ii(e.idempotency,0)||(i=i===null?ii.errors:i.concat(ii.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.request_id!==void 0&&
o.call(e,"request_id")){let m=r;P(e.request_id,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=m===r}else var s=!0;if(s){if(e.limit_headers!==void 0&&
o.call(e,"limit_headers")){let m=e.limit_headers,p=r;if(r===p)if(m&&typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return ue.errors=[0],!1;for(let a of Object.
keys(m)){let v=r;P(a,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var t=v===r;if(!t){return i===null?i=[0]:i.push(0),r++,ue.errors=i,!1;break}}if(t)for(let a of Object.
keys(m)){let v=m[a],h=r;if(r===h)if(typeof v=="string"){if(F(v)<1)return ue.errors=[0],!1}else return ue.errors=[0],!1;var n=h===r;if(!n)break}}else return ue.errors=
[0],!1;var s=p===r}else var s=!0;if(s){if(e.log_headers!==void 0&&o.call(e,"log_headers")){let m=e.log_headers,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ue.
errors=[0],!1;{var l=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;P(m[v],0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var l=h===r;if(!l)break}if(l){
let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(H(m[v],m[h])){return ue.errors=[0],!1;break e}}}}}else return ue.errors=[0],!1;var s=p===r}else var s=!0;if(s)
if(e.cors!==void 0&&o.call(e,"cors")){let m=r;Oe(e.cors,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=m===r}else var s=!0}}}}}}}}}}else return ue.
errors=[0],!1;return ue.errors=i,r===0}var qs={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},
facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{
$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{
type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/de\
finitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},
if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}};function fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return fe.errors=[0],
!1;{let f=r;for(let t of Object.keys(e))if(t!=="cel"){return fe.errors=[0],!1;break}if(f===r&&e.cel!==void 0&&o.call(e,"cel")){let t=e.cel;if(r===r)if(typeof t==
"string"){if(F(t)<1)return fe.errors=[0],!1}else return fe.errors=[0],!1}}}else return fe.errors=[0],!1;return fe.errors=i,r===0}function qe(e){let i=null,r=0,s=r,
f=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.cel===void 0||!o.call(e,"cel"))&&(u="cel")){let _={};i===null?i=[_]:i.push(_),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let _={};i===null?i=[_]:i.push(_),r++}}var t=f===r;if(t)return qe.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return qe.errors=[0],!1;for(let u of Object.keys(e)){let _=r;y(u,0)||(i=i===null?y.
errors:i.concat(y.errors),r=i.length);var n=_===r;if(!n){return i===null?i=[0]:i.push(0),r++,qe.errors=i,!1;break}}if(n)for(let u of Object.keys(e)){let _=r;fe(
e[u],0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var l=_===r;if(!l)break}}else return qe.errors=[0],!1;return qe.errors=i,r===0}function Ve(e){let i=null,r=0;if(!(e&&typeof e=="object"&&!Array.isArray(e)))return Ve.errors=[0],!1;let s=r,f=!0,t=r;if(r===t)if(e&&typeof e=="object"&&!Array.
isArray(e))if(Object.keys(e).length<1){let _={};i===null?i=[_]:i.push(_),r++}else for(let _ of Object.keys(e)){let m=e[_],p=r;if(!(m&&typeof m=="object"&&!Array.
isArray(m))){let c={};i===null?i=[c]:i.push(c),r++}var n=p===r;if(!n)break}else{let _={};i===null?i=[_]:i.push(_),r++}var l=t===r;r=s,i!==null&&(s?i.length=s:i=
null);let u;if(l){let _=r;qe(e,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var l=_===r;f=l,u="then"}else{let _=r;fe(e,0)||(i=i===null?fe.errors:i.
concat(fe.errors),r=i.length);var l=_===r;f=l,u="else"}return f?(Ve.errors=i,r===0):(i===null?i=[0]:i.push(0),r++,Ve.errors=i,!1)}var xs={type:"object",additionalProperties:!1,
properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},type:{type:"string",enum:["string","int","bool"]},enum:{
type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},among:{$ref:"#/definitio\
ns/expression"},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},
limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},earlier:{$ref:"#/definitions/earlier"},header:{$ref:"\
#/definitions/header_name"},query:{$ref:"#/definitions/query_name"},answer:{$ref:"#/definitions/pointers"},answer_header:{$ref:"#/definitions/header_name"}},"x-\
variants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{
with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["type","enum","values","default"],required:["type"]},query:{with:[
"type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:["type"]},answer_header:{with:["type","enum","defau\
lt","among"],required:["type"]}}};var Ps=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");var Ai=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function $(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ai.test(e))return $.errors=[0],!1}else return $.errors=
[0],!1;return $.errors=i,r===0}function Ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.names===void 0||!o.call(e,"names"))&&
(t="names")||(e.in===void 0||!o.call(e,"in"))&&(t="in"))return Ke.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="names"||l==="in")){return Ke.errors=
[0],!1;break}if(n===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Ke.errors=[0],!1;{var s=!0;let _=l.
length;for(let m=0;m<_;m++){let p=l[m],c=r;if(r===c)if(typeof p=="string"){if(!Ps.test(p))return Ke.errors=[0],!1}else return Ke.errors=[0],!1;var s=c===r;if(!s)
break}if(s){let m=l.length,p;if(m>1){let c={};for(;m--;){let a=l[m];if(typeof a=="string"){if(typeof c[a]=="number"){return p=c[a],Ke.errors=[0],!1;break}c[a]=m}}}}}}else
return Ke.errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let l=r;$(e.in,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);
var f=l===r}else var f=!0}}}else return Ke.errors=[0],!1;return Ke.errors=i,r===0}function Ee(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ee.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.call(e,"to"))&&(f="to"))return Ee.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return Ee.errors=[0],!1;break}if(t===r){if(e.from!==void 0&&o.call(e,"from")){let n=e.from,
l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return Ee.errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Ee.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let n=e.to,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Ee.
errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Ee.errors=[0],!1}var s=l===r}else var s=!0}}}return Ee.errors=i,r===0}function si(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return si.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return si.errors=[0],!1;{let f=r;for(let t of Object.
keys(e))if(!(t==="model"||t==="limit")){return si.errors=[0],!1;break}if(f===r){if(e.model!==void 0&&o.call(e,"model")){let t=r;y(e.model,0)||(i=i===null?y.errors:
i.concat(y.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;y(e.limit,0)||(i=i===null?y.errors:i.concat(y.errors),
r=i.length);var s=t===r}else var s=!0}}}return si.errors=i,r===0}function se(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return se.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ai.test(e))return se.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return se.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;$(e[t],0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(H(e[t],e[n])){return se.errors=[0],!1;break e}}}}}}return se.
errors=i,r===0}var Ns=new RegExp("^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$","u");function Er(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ns.test(e))
return Er.errors=[0],!1}else return Er.errors=[0],!1;return Er.errors=i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let t of Object.keys(e))if(!(t==="cel"||t==="file"||t==="otherwise")){return Qe.errors=[0],!1;break}if(f===r){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.
cel,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return Qe.errors=[0],!1}else return Qe.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(
e,"file")){let t=r;Er(e.file,0)||(i=i===null?Er.errors:i.concat(Er.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherw\
ise")){let t=e.otherwise,n=r;if(r===n)if(typeof t=="string"){if(F(t)<1)return Qe.errors=[0],!1}else return Qe.errors=[0],!1;var s=n===r}else var s=!0;if(s&&G({cel:{},
file:{with:["otherwise"]}},e).length!==0)return Qe.errors=[0],!1}}}}else return Qe.errors=[0],!1;return Qe.errors=i,r===0}var Os=new RegExp("\\.json$","u");function be(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Os.test(e))return be.errors=[0],!1}else return be.errors=[0],
!1;return be.errors=i,r===0}function we(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return we.errors=[0],!1;for(let n of Object.keys(
e)){let l=r;$(n,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,we.errors=i,!1;break}}if(s)for(let n of Object.
keys(e)){let l=e[n],u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return we.errors=[0],!1;{var f=!0;let _=l.length;for(let m=0;m<_;m++){let p=l[m],c=r;if(typeof p!=
"string"&&p!==null)return we.errors=[0],!1;var f=c===r;if(!f)break}if(f){let m=l.length,p;if(m>1){let c={};for(;m--;){let a=l[m];if(!(typeof a!="string"&&a!==null)){
if(typeof a=="string"&&(a+="_"),typeof c[a]=="number"){return p=c[a],we.errors=[0],!1;break}c[a]=m}}}}}}else return we.errors=[0],!1;var t=u===r;if(!t)break}}else
return we.errors=[0],!1;return we.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.each===void 0||
!o.call(e,"each"))&&(f="each"))return Xe.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="each"||n==="where"||n==="unless"||n==="add"||n==="default"||
n==="less")){return Xe.errors=[0],!1;break}if(t===r){let n;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(n="add"))return Xe.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;se(e.each,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;we(e.where,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.
call(e,"unless")){let l=r;we(e.unless,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){
let l=r;$(e.add,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,
u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Xe.errors=[0],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return Xe.errors=
[0],!1;if(l<1||isNaN(l))return Xe.errors=[0],!1}var s=u===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;$(e.less,0)||(i=i===null?$.errors:i.
concat($.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return Xe.errors=[0],!1;return Xe.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&(t="kinds")||(e.fact===void 0||
!o.call(e,"fact"))&&(t="fact"))return er.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="kinds"||l==="fact"||l==="at"||l==="param")){return er.errors=
[0],!1;break}if(n===r){if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return er.errors=[0],!1;{var s=!0;let _=l.
length;for(let m=0;m<_;m++){let p=r;y(l[m],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=p===r;if(!s)break}if(s){let m=l.length,p;if(m>1){e:for(;m--;)
for(p=m;p--;)if(H(l[m],l[p])){return er.errors=[0],!1;break e}}}}}else return er.errors=[0],!1;var f=u===r}else var f=!0;if(f){if(e.fact!==void 0&&o.call(e,"fac\
t")){let l=r;y(e.fact,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let l=r;$(e.at,0)||
(i=i===null?$.errors:i.concat($.errors),r=i.length);var f=l===r}else var f=!0;if(f){if(e.param!==void 0&&o.call(e,"param")){let l=r;y(e.param,0)||(i=i===null?y.
errors:i.concat(y.errors),r=i.length);var f=l===r}else var f=!0;if(f&&G({at:{with:["kinds","fact"]},param:{with:["kinds","fact"]}},e).length!==0)return er.errors=
[0],!1}}}}}}else return er.errors=[0],!1;return er.errors=i,r===0}function E(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return E.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ai.test(e))return E.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return E.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;$(e[t],0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(H(e[t],e[n])){return E.errors=[0],!1;break e}}}}}}return E.
errors=i,r===0}function Q(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(xs.properties,l)){
return Q.errors=[0],!1;break}if(n===r){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;Ke(e.flag,0)||(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.assume!==void 0&&o.call(e,"assume")){let l=r;b(e.assume,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.refuse!==void 0&&o.call(e,"refuse")){let l=r;if(typeof e.refuse!="boolean")return Q.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&
o.call(e,"type")){let l=e.type,u=r;if(typeof l!="string")return Q.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return Q.errors=[0],!1;var s=u===r}else
var s=!0;if(s){if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Q.errors=[0],!1;{var f=!0;let m=l.length;
for(let p=0;p<m;p++){let c=r;if(typeof l[p]!="string")return Q.errors=[0],!1;var f=c===r;if(!f)break}if(f){let p=l.length,c;if(p>1){let a={};for(;p--;){let v=l[p];
if(typeof v=="string"){if(typeof a[v]=="number"){return c=a[v],Q.errors=[0],!1;break}a[v]=p}}}}}}else return Q.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Q.errors=[0],!1;{var t=!0;let m=l.length;for(let p=0;p<
m;p++){let c=r;Ee(l[p],0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var t=c===r;if(!t)break}}}else return Q.errors=[0],!1;var s=u===r}else var s=!0;
if(s){if(e.among!==void 0&&o.call(e,"among")){let l=r;fe(e.among,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
default!==void 0&&o.call(e,"default")){let l=r;si(e.default,0)||(i=i===null?si.errors:i.concat(si.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.at!==
void 0&&o.call(e,"at")){let l=r;se(e.at,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"c\
el")){let l=e.cel,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return Q.errors=[0],!1}else return Q.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.media!==
void 0&&o.call(e,"media")){let l=r;Qe(e.media,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(
e,"limit")){let l=r;y(e.limit,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;
be(e.fits,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;Xe(e.count,0)||
(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.earlier!==void 0&&o.call(e,"earlier")){let l=r;er(e.earlier,0)||(i=i===
null?er.errors:i.concat(er.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let l=r;P(e.header,0)||(i=i===null?P.errors:
i.concat(P.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=r;q(e.query,0)||(i=i===null?q.errors:i.concat(q.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let l=r;E(e.answer,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.answer_header!==void 0&&o.call(e,"answer_header")){let l=r;P(e.answer_header,0)||(i=i===null?P.errors:i.concat(P.errors),r=
i.length);var s=l===r}else var s=!0;if(s&&G({at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},
media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["type","enum","values",
"default"],required:["type"]},query:{with:["type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:["type"]},
answer_header:{with:["type","enum","default","among"],required:["type"]}},e).length!==0)return Q.errors=[0],!1}}}}}}}}}}}}}}}}}}}}else return Q.errors=[0],!1;return Q.
errors=i,r===0}function ze(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ze.
errors=[0],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return ze.errors=[0],!1;if(e<-1e6||isNaN(e))return ze.errors=[0],!1}if(r===0){if(typeof e==
"string"&&!wi.test(e))return ze.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ze.errors=[0],!1;for(let t of Object.
keys(e)){let n=r;y(t,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,ze.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ze.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(
n))return ze.errors=[0],!1;if(n<-1e6||isNaN(n))return ze.errors=[0],!1}var f=l===r;if(!f)break}}}}return ze.errors=i,r===0}function nr(e){let i=null,r=0;if(typeof e!=
"string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return nr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ai.test(e))return nr.errors=[0],!1;if(r===0&&e&&
typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return nr.errors=[0],!1;for(let t of Object.keys(e)){let n=r;$(t,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,nr.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;ze(e[t],0)||(i=i===
null?ze.errors:i.concat(ze.errors),r=i.length);var f=n===r;if(!f)break}}}return nr.errors=i,r===0}function _r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(f="otherwise"))return _r.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise")){return _r.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let n=r;
nr(e.at,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let n=r;Ve(e.otherwise,
0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=n===r}else var s=!0}}}else return _r.errors=[0],!1;return _r.errors=i,r===0}function ni(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(f="otherwise"))return ni.errors=[0],!1;{let t=r;
for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise"||n==="failed"||n==="cancelled")){return ni.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"\
at")){let n=r;nr(e.at,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherwise")){
let n=r;Ve(e.otherwise,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let n=r;
_r(e.failed,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let n=r;_r(
e.cancelled,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return ni.errors=[0],!1;return ni.errors=i,r===0}var Es={
type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,properties:{
at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},count:{$ref:"#/definitions/pointers"},distinct:{$ref:"\
#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},round:{$ref:"#/definitions/pointers"},decimal:{$ref:"#/definitions/pointers"},first:{$ref:"#/defin\
itions/pointers"},max:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{sum:{with:["at","where"]},count:{with:["where"]},
distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}}};function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.at===void 0||!o.call(e,"at"))&&(t="at")||(e.in===void 0||!o.call(
e,"in"))&&(t="in"))return rr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return rr.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return rr.errors=[0],!1;{var f=!0;let m=l.length;for(let p=0;p<m;p++){let c=l[p],a=r;if(typeof c!="string"&&!(typeof c==
"number"&&isFinite(c))&&typeof c!="boolean"&&c!==null)return rr.errors=[0],!1;var f=a===r;if(!f)break}if(f){let p=l.length,c;if(p>1){let a={};for(;p--;){let v=l[p];
if(!(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!="boolean"&&v!==null)){if(typeof v=="string"&&(v+="_"),typeof a[v]=="number"){return c=a[v],
rr.errors=[0],!1;break}a[v]=p}}}}}}else return rr.errors=[0],!1;var s=u===r}else var s=!0}}}else return rr.errors=[0],!1;return rr.errors=i,r===0}function dr(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return dr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ai.test(e))return dr.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return dr.errors=[0],!1;{var s=!0;let t=e.length;for(let n=0;n<t;n++){let l=r;$(e[n],0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let n=e.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(H(e[n],e[l])){return dr.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(Es.properties,n)){return dr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,
"at")){let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.where!==void 0&&o.call(e,"where")){let n=r;rr(
e.where,0)||(i=i===null?rr.errors:i.concat(rr.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.sum!==void 0&&o.call(e,"sum")){let n=r;E(e.sum,0)||(i=i===
null?E.errors:i.concat(E.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.count!==void 0&&o.call(e,"count")){let n=r;E(e.count,0)||(i=i===null?E.errors:
i.concat(E.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.distinct!==void 0&&o.call(e,"distinct")){let n=r;E(e.distinct,0)||(i=i===null?E.errors:i.concat(
E.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.ceil!==void 0&&o.call(e,"ceil")){let n=r;E(e.ceil,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);
var f=n===r}else var f=!0;if(f){if(e.round!==void 0&&o.call(e,"round")){let n=r;E(e.round,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var f=n===r}else
var f=!0;if(f){if(e.decimal!==void 0&&o.call(e,"decimal")){let n=r;E(e.decimal,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var f=n===r}else var f=!0;
if(f){if(e.first!==void 0&&o.call(e,"first")){let n=r;E(e.first,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.max!==
void 0&&o.call(e,"max")){let n=r;E(e.max,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var f=n===r}else var f=!0;if(f){if(e.header!==void 0&&o.call(e,
"header")){let n=r;P(e.header,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var f=n===r}else var f=!0;if(f&&G({sum:{with:["at","where"]},count:{with:[
"where"]},distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}},e).length!==0)return dr.errors=[0],!1}}}}}}}}}}}}}}return dr.errors=i,r===
0}var zs=new RegExp("^(hold|free)$","u");function Cr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Cr.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!zs.test(e))return Cr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Cr.errors=
[0],!1;for(let t of Object.keys(e)){let n=r;y(t,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Cr.
errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;fe(e[t],0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var f=n===r;if(!f)break}}}return Cr.
errors=i,r===0}function ti(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return ti.errors=[0],!1;if(e<1||isNaN(e))return ti.errors=[0],!1}else
return ti.errors=[0],!1;return ti.errors=i,r===0}function oe(e){let i=null,r=0,s=r,f=!0,t=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let h;if((e.counts===void 0||
!o.call(e,"counts"))&&(h="counts")){let k={};i===null?i=[k]:i.push(k),r++}}var n=t===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(n){let h=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(qe(e.hold,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length));var n=h===r;f=n,l="then"}else{
let h=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(Ve(e.hold,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length));var n=h===
r;f=n,l="else"}if(!f)return i===null?i=[0]:i.push(0),r++,oe.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let h;if((e.unit===void 0||!o.call(
e,"unit"))&&(h="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(h="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(h="hold"))return oe.errors=[0],!1;{let k=r;for(let d of Object.
keys(e))if(!o.call(qs.properties,d)){return oe.errors=[0],!1;break}if(k===r){if(e.unit!==void 0&&o.call(e,"unit")){let d=r;ge(e.unit,0)||(i=i===null?ge.errors:i.
concat(ge.errors),r=i.length);var u=d===r}else var u=!0;if(u){if(e.facts!==void 0&&o.call(e,"facts")){let d=e.facts,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.
isArray(d)){for(let L of Object.keys(d)){let x=r;y(L,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var _=x===r;if(!_){return i===null?i=[0]:i.push(0),
r++,oe.errors=i,!1;break}}if(_)for(let L of Object.keys(d)){let x=r;Q(d[L],0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var m=x===r;if(!m)break}}else
return oe.errors=[0],!1;var u=j===r}else var u=!0;if(u){if(e.actual!==void 0&&o.call(e,"actual")){let d=r;ni(e.actual,0)||(i=i===null?ni.errors:i.concat(ni.errors),
r=i.length);var u=d===r}else var u=!0;if(u){if(e.counts!==void 0&&o.call(e,"counts")){let d=e.counts,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let L of Object.
keys(d)){let x=r;y(L,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var p=x===r;if(!p){return i===null?i=[0]:i.push(0),r++,oe.errors=i,!1;break}}if(p)for(let L of Object.
keys(d)){let x=r;dr(d[L],0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var c=x===r;if(!c)break}}else return oe.errors=[0],!1;var u=j===r}else var u=!0;
if(u){if(e.charge!==void 0&&o.call(e,"charge")){let d=r;qe(e.charge,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var u=d===r}else var u=!0;if(u){if(e.
without_usage!==void 0&&o.call(e,"without_usage")){let d=r;Cr(e.without_usage,0)||(i=i===null?Cr.errors:i.concat(Cr.errors),r=i.length);var u=d===r}else var u=!0;
if(u){if(e.text!==void 0&&o.call(e,"text")){let d=r;E(e.text,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var u=d===r}else var u=!0;if(u){if(e.final!==
void 0&&o.call(e,"final")){let d=r;E(e.final,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var u=d===r}else var u=!0;if(u){if(e.failed!==void 0&&o.call(
e,"failed")){let d=r;E(e.failed,0)||(i=i===null?E.errors:i.concat(E.errors),r=i.length);var u=d===r}else var u=!0;if(u){if(e.together!==void 0&&o.call(e,"togeth\
er")){let d=e.together,j=r;if(r===j)if(Array.isArray(d)){if(d.length<2)return oe.errors=[0],!1;{var a=!0;let L=d.length;for(let x=0;x<L;x++){let S=r;y(d[x],0)||
(i=i===null?y.errors:i.concat(y.errors),r=i.length);var a=S===r;if(!a)break}if(a){let x=d.length,S;if(x>1){e:for(;x--;)for(S=x;S--;)if(H(d[x],d[S])){return oe.errors=
[0],!1;break e}}}}}else return oe.errors=[0],!1;var u=j===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let d=e.tokens,j=r;if(r===j)if(Array.isArray(
d)){var v=!0;let L=d.length;for(let x=0;x<L;x++){let S=r;y(d[x],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var v=S===r;if(!v)break}if(v){let x=d.length,
S;if(x>1){e:for(;x--;)for(S=x;S--;)if(H(d[x],d[S])){return oe.errors=[0],!1;break e}}}}else return oe.errors=[0],!1;var u=j===r}else var u=!0;if(u){if(e.cap!==void 0&&
o.call(e,"cap")){let d=r;ti(e.cap,0)||(i=i===null?ti.errors:i.concat(ti.errors),r=i.length);var u=d===r}else var u=!0;if(u&&G({actual:{with:["cap"]},counts:{with:[
"together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},e).length!==0)return oe.errors=[0],!1}}}}}}}}}}}}}}else return oe.
errors=[0],!1;return oe.errors=i,r===0}function me(e){let i=null,r=0;return typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&e!==null?(me.errors=[0],!1):
r===0&&typeof e=="string"&&F(e)<1?(me.errors=[0],!1):(me.errors=i,r===0)}function ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;
if((e.at===void 0||!o.call(e,"at"))&&(u="at")||(e.running===void 0||!o.call(e,"running"))&&(u="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&(u="su\
cceeded"))return ne.errors=[0],!1;{let _=r;for(let m of Object.keys(e))if(!(m==="at"||m==="running"||m==="succeeded"||m==="failed"||m==="failed_at"||m==="cancel\
led")){return ne.errors=[0],!1;break}if(_===r){if(e.at!==void 0&&o.call(e,"at")){let m=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=m===
r}else var s=!0;if(s){if(e.running!==void 0&&o.call(e,"running")){let m=e.running,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ne.errors=[0],!1;{var f=!0;
let a=m.length;for(let v=0;v<a;v++){let h=r;me(m[v],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var f=h===r;if(!f)break}if(f){let v=m.length,h;if(v>
1){e:for(;v--;)for(h=v;h--;)if(H(m[v],m[h])){return ne.errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.succeeded!==void 0&&
o.call(e,"succeeded")){let m=e.succeeded,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ne.errors=[0],!1;{var t=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;
me(m[v],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var t=h===r;if(!t)break}if(t){let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(H(m[v],m[h])){
return ne.errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let m=e.failed,p=r;if(r===
p)if(Array.isArray(m)){if(m.length<1)return ne.errors=[0],!1;{var n=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;me(m[v],0)||(i=i===null?me.errors:i.concat(me.
errors),r=i.length);var n=h===r;if(!n)break}if(n){let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(H(m[v],m[h])){return ne.errors=[0],!1;break e}}}}}else return ne.
errors=[0],!1;var s=p===r}else var s=!0;if(s){if(e.failed_at!==void 0&&o.call(e,"failed_at")){let m=r;E(e.failed_at,0)||(i=i===null?E.errors:i.concat(E.errors),
r=i.length);var s=m===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let m=e.cancelled,p=r;if(r===p)if(Array.isArray(m)){if(m.length<1)return ne.
errors=[0],!1;{var l=!0;let a=m.length;for(let v=0;v<a;v++){let h=r;me(m[v],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var l=h===r;if(!l)break}if(l){
let v=m.length,h;if(v>1){e:for(;v--;)for(h=v;h--;)if(H(m[v],m[h])){return ne.errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var s=p===r}else var s=!0}}}}}}}else
return ne.errors=[0],!1;return ne.errors=i,r===0}var Is={type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{
$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"\
#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/\
definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id",
"model","created_at"]}}};function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.items===void 0||!o.call(e,"items"))&&(f="items"))return Ie.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="numbe\
r"||n==="size"||n==="items"||n==="most")){return Ie.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(e,"number")){let n=r;q(e.number,0)||(i=i===null?q.
errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;q(e.size,0)||(i=i===null?q.errors:i.concat(q.
errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=e.items,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ie.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e4||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let n=e.most,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ie.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return Ie.
errors=[0],!1;return Ie.errors=i,r===0}var Fs=new RegExp("^/[^\\s#{}]*$","u");function Ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let f=r;for(let t of Object.keys(e))if(!o.call(Is.properties,t)){return Ar.errors=[0],!1;break}if(f===r){if(e.key!==void 0&&o.call(e,"key")){let t=r;P(e.key,0)||
(i=i===null?P.errors:i.concat(P.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let t=r;b(e.decides_within,
0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let t=e.list,n=r;if(r===n)if(typeof t==
"string"){if(!Fs.test(t))return Ar.errors=[0],!1}else return Ar.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=r;$(
e.items,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let t=r;$(e.id,0)||(i=i===null?
$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;$(e.model,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let t=r;$(e.created_at,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let t=r;$(e.total,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let t=r;Ie(e.page,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let t=r;b(e.within,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&G({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Ar.errors=[0],!1}}}}}}}}}}}else return Ar.errors=[0],!1;return Ar.errors=i,r===0}var Ls=new RegExp("^4xx$","u");function J(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.status===void 0||!o.call(e,"status"))&&
(n="status"))return J.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="status"||u==="at"||u==="in")){return J.errors=[0],!1;break}if(l===r){let u;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(u="in"))return J.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(u="at"))return J.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let _=e.status,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return J.errors=[0],!1;
{var s=!0;let p=_.length;for(let c=0;c<p;c++){let a=_[c],v=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&typeof a!="string")return J.errors=[0],!1;
if(r===v){if(typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return J.errors=[0],!1;if(a<200||isNaN(a))return J.errors=[0],!1}if(r===v&&typeof a=="string"&&
!Ls.test(a))return J.errors=[0],!1}var s=v===r;if(!s)break}if(s){let c=_.length,a;if(c>1){let v={};for(;c--;){let h=_[c];if(!(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h))&&typeof h!="string")){if(typeof h=="string"&&(h+="_"),typeof v[h]=="number"){return a=v[h],J.errors=[0],!1;break}v[h]=c}}}}}}else return J.errors=
[0],!1;var f=m===r}else var f=!0;if(f){if(e.at!==void 0&&o.call(e,"at")){let _=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var f=_===r}else
var f=!0;if(f)if(e.in!==void 0&&o.call(e,"in")){let _=e.in,m=r;if(r===m)if(Array.isArray(_)){if(_.length<1)return J.errors=[0],!1;{var t=!0;let c=_.length;for(let a=0;a<
c;a++){let v=_[a],h=r;if(typeof v!="string"&&!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return J.errors=[0],!1;if(r===h&&typeof v=="string"&&F(v)<1)return J.
errors=[0],!1;var t=h===r;if(!t)break}if(t){let a=_.length,v;if(a>1){let h={};for(;a--;){let k=_[a];if(!(typeof k!="string"&&!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))){if(typeof k=="string"&&(k+="_"),typeof h[k]=="number"){return v=h[k],J.errors=[0],!1;break}h[k]=a}}}}}}else return J.errors=[0],!1;var f=m===
r}else var f=!0}}}}else return J.errors=[0],!1;return J.errors=i,r===0}var Zs=new RegExp("^/[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\\s#{}]*(\\{[a-zA-Z0-9_]\
+\\}[^\\s#{}]*)*$","u"),Rs=new RegExp("^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{id\\}[^\\s#{}]*(\\{[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$",
"u");function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.id===void 0||!o.call(e,"id"))&&(t="id")||(e.status===void 0||
!o.call(e,"status"))&&(t="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(t="deadline"))return Fe.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l===
"id"||l==="query"||l==="cancel"||l==="status"||l==="deadline"||l==="unknown_outcome"||l==="nothing_made")){return Fe.errors=[0],!1;break}if(n===r){if(e.id!==void 0&&
o.call(e,"id")){let l=r;$(e.id,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.
query,u=r;if(r===u)if(typeof l=="string"){if(!Zs.test(l))return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.cancel!==void 0&&
o.call(e,"cancel")){let l=e.cancel,u=r;if(r===u)if(typeof l=="string"){if(!Rs.test(l))return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=u===r}else var s=!0;
if(s){if(e.status!==void 0&&o.call(e,"status")){let l=r;ne(e.status,0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
deadline!==void 0&&o.call(e,"deadline")){let l=r;b(e.deadline,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==
void 0&&o.call(e,"unknown_outcome")){let l=r;Ar(e.unknown_outcome,0)||(i=i===null?Ar.errors:i.concat(Ar.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
nothing_made!==void 0&&o.call(e,"nothing_made")){let l=e.nothing_made,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Fe.errors=[0],!1;{var f=!0;let m=l.
length;for(let p=0;p<m;p++){let c=r;J(l[p],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var f=c===r;if(!f)break}}}else return Fe.errors=[0],!1;var s=u===
r}else var s=!0}}}}}}}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}function qr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return qr.errors=[0],!1;{let f=r;for(let t of Object.
keys(e))if(!(t==="min"||t==="max")){return qr.errors=[0],!1;break}if(f===r){if(e.min!==void 0&&o.call(e,"min")){let t=e.min,n=r;if(!(typeof t=="number"&&isFinite(
t)))return qr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let t=e.max,n=r;if(!(typeof t=="number"&&isFinite(t)))return qr.errors=
[0],!1;var s=n===r}else var s=!0}}}else return qr.errors=[0],!1;return qr.errors=i,r===0}function oi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.has===void 0||!o.call(e,"has"))&&(f="has"))return oi.errors=[0],
!1;{let t=r;for(let n of Object.keys(e))if(!(n==="has"||n==="empty")){return oi.errors=[0],!1;break}if(t===r){if(e.has!==void 0&&o.call(e,"has")){let n=r;$(e.has,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let n=r;$(e.empty,0)||(i=i===null?
$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0}}}else return oi.errors=[0],!1;return oi.errors=i,r===0}function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.in===void 0||!o.call(e,"in"))&&(t="in")||(e.member===void 0||!o.
call(e,"member"))&&(t="member")||(e.from===void 0||!o.call(e,"from"))&&(t="from")||(e.values===void 0||!o.call(e,"values"))&&(t="values"))return Le.errors=[0],!1;
{let n=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return Le.errors=[0],!1;break}if(n===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;$(e.in,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return Le.errors=[0],!1}else return Le.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return Le.errors=[0],!1}else return Le.errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return Le.errors=[0],!1;
for(let m of Object.keys(l)){let p=r;M(l[m],0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var f=p===r;if(!f)break}}else return Le.errors=[0],!1;var s=u===
r}else var s=!0}}}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return ae.errors=[0],!1;{let m=r;for(let p of Object.keys(e))if(!(p==="defaults"||p==="set"||p==="clamp"||p==="hide"||p==="items")){return ae.errors=
[0],!1;break}if(m===r){let p;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(p="set"))return ae.errors=[0],!1;if(e.defaults!==void 0&&
o.call(e,"defaults")){let c=e.defaults,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c))for(let v of Object.keys(c)){let h=r;M(c[v],0)||(i=i===null?M.errors:
i.concat(M.errors),r=i.length);var s=h===r;if(!s)break}else return ae.errors=[0],!1;var f=a===r}else var f=!0;if(f){if(e.set!==void 0&&o.call(e,"set")){let c=e.
set,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return ae.errors=[0],!1;for(let h of Object.keys(c)){let k=r;$(h,0)||(i=
i===null?$.errors:i.concat($.errors),r=i.length);var t=k===r;if(!t){return i===null?i=[0]:i.push(0),r++,ae.errors=i,!1;break}}if(t)for(let h of Object.keys(c)){
let k=r;M(c[h],0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var n=k===r;if(!n)break}}else return ae.errors=[0],!1;var f=a===r}else var f=!0;if(f){if(e.
clamp!==void 0&&o.call(e,"clamp")){let c=e.clamp,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return ae.errors=[0],!1;for(let h of Object.
keys(c)){let k=r;$(h,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var l=k===r;if(!l){return i===null?i=[0]:i.push(0),r++,ae.errors=i,!1;break}}if(l)for(let h of Object.
keys(c)){let k=r;qr(c[h],0)||(i=i===null?qr.errors:i.concat(qr.errors),r=i.length);var u=k===r;if(!u)break}}else return ae.errors=[0],!1;var f=a===r}else var f=!0;
if(f){if(e.hide!==void 0&&o.call(e,"hide")){let c=r;oi(e.hide,0)||(i=i===null?oi.errors:i.concat(oi.errors),r=i.length);var f=c===r}else var f=!0;if(f)if(e.items!==
void 0&&o.call(e,"items")){let c=e.items,a=r;if(r===a)if(Array.isArray(c)){var _=!0;let h=c.length;for(let k=0;k<h;k++){let d=r;Le(c[k],0)||(i=i===null?Le.errors:
i.concat(Le.errors),r=i.length);var _=d===r;if(!_)break}}else return ae.errors=[0],!1;var f=a===r}else var f=!0}}}}}}else return ae.errors=[0],!1;return ae.errors=
i,r===0}function ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.size===void 0||!o.call(e,"size"))&&(f="size")||(e.default===void 0||
!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return ke.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="size"||
n==="token"||n==="after"||n==="before"||n==="default"||n==="max")){return ke.errors=[0],!1;break}if(t===r){if(e.size!==void 0&&o.call(e,"size")){let n=r;q(e.size,
0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let n=r;q(e.token,0)||(i=i===null?
q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let n=r;q(e.after,0)||(i=i===null?q.errors:i.concat(
q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let n=r;q(e.before,0)||(i=i===null?q.errors:i.concat(q.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return ke.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ke.errors=[0],!1;if(n<1||isNaN(n))return ke.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ke.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ke.errors=[0],!1;if(n<1||isNaN(n))return ke.errors=[0],!1}var s=l===r}else var s=!0;if(s&&G({token:{},
after:{with:["before"]}},e).length!==0)return ke.errors=[0],!1}}}}}}}}else return ke.errors=[0],!1;return ke.errors=i,r===0}function xr(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.type===void 0||!o.call(e,"type"))&&(t="type")||(e.page===void 0||!o.call(e,"page"))&&(t="page")||(e.item===
void 0||!o.call(e,"item"))&&(t="item")||(e.list===void 0||!o.call(e,"list"))&&(t="list"))return xr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return xr.errors=[0],!1;break}if(n===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;y(e.type,0)||(i=
i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;ke(e.page,0)||(i=i===null?ke.errors:
i.concat(ke.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){
if(l.length<1)return xr.errors=[0],!1;{var f=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=c===
r;if(!f)break}}}else return xr.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;T(e.item,0)||(i=i===null?T.errors:i.concat(
T.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;T(e.list,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return xr.errors=[0],!1;return xr.errors=i,r===0}var Ts={type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions\
/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},
fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"},on_abort:{
type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"object",minProperties:1,maxProperties:100,propertyNames:{$ref:"#/de\
finitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},file:{$ref:"#/definitions/file_body"},websocket:{$ref:"#/definitions/websocket"},retired:{
$ref:"#/definitions/retired"},maintenance:{$ref:"#/definitions/maintenance"},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:[
"billing"]},"x-variants":{model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body","forbid","fill",
"forward","billing","creates_task","on_abort","drain","form","file","websocket"]},upstream:{with:["body_limit","requires_owner","creates_resource","removes_reso\
urce","body","forbid","fill","forward","form","file","on_abort","drain"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{with:["model"]},task:{with:[
"creates_resource"]},account:{}},"x-excludes":{branches:["shorthand","body","forbid","fill","forward","billing","creates_task"],websocket:["form","file","body_l\
imit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]}};var Ss=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function bi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ss.test(e))return bi.errors=
[0],!1}else return bi.errors=[0],!1;return bi.errors=i,r===0}var Bs={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},default:{
$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#/definitions/model_id"},type:{$ref:"#/defin\
itions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{
$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit",
"upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}};function Hr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Hr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return Hr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Hr.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=r;y(e[t],0)||(i=i===null?y.errors:i.concat(
y.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(H(e[t],e[n])){return Hr.errors=[0],!1;break e}}}}}}return Hr.
errors=i,r===0}function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(Bs.properties,
l)){return Ze.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=r;X(e.default,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;Hr(e.param,0)||(i=i===null?Hr.errors:i.concat(Hr.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
query!==void 0&&o.call(e,"query")){let l=r;q(e.query,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.is!==void 0&&o.
call(e,"is")){let l=r;X(e.is,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;
y(e.type,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,u=r;if(r===
u)if(Array.isArray(l)){if(l.length<1)return Ze.errors=[0],!1;{var f=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;X(l[p],0)||(i=i===null?X.errors:i.concat(X.errors),
r=i.length);var f=c===r;if(!f)break}if(f){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(l[p],l[c])){return Ze.errors=[0],!1;break e}}}}}else return Ze.
errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Ze.errors=
[0],!1;{var t=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var t=c===r;if(!t)break}if(t){let p=l.
length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(l[p],l[c])){return Ze.errors=[0],!1;break e}}}}}else return Ze.errors=[0],!1;var s=u===r}else var s=!0;if(s&&G({at:{
with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},
is:{}},e).length!==0)return Ze.errors=[0],!1}}}}}}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}function sr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return sr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(
e))return sr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.query===void 0||!o.call(e,"query"))&&(s="query"))return sr.errors=[0],
!1;{let f=r;for(let t of Object.keys(e))if(t!=="query"){return sr.errors=[0],!1;break}f===r&&e.query!==void 0&&o.call(e,"query")&&(q(e.query,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length))}}}return sr.errors=i,r===0}function te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.number===void 0||!o.call(e,"number"))&&(f="number")||(e.size===void 0||
!o.call(e,"size"))&&(f="size")||(e.default===void 0||!o.call(e,"default"))&&(f="default")||(e.max===void 0||!o.call(e,"max"))&&(f="max"))return te.errors=[0],!1;
{let t=r;for(let n of Object.keys(e))if(!(n==="number"||n==="size"||n==="default"||n==="max")){return te.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(
e,"number")){let n=r;q(e.number,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;
q(e.size,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return te.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return te.errors=
[0],!1;if(n<1||isNaN(n))return te.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return te.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return te.errors=[0],!1;if(n<1||isNaN(n))return te.
errors=[0],!1}var s=l===r}else var s=!0}}}}}else return te.errors=[0],!1;return te.errors=i,r===0}function $i(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="status"||t==="model"||t==="id")){
return $i.errors=[0],!1;break}if(f===r){if(e.status!==void 0&&o.call(e,"status")){let t=r;q(e.status,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;q(e.model,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let t=r;q(e.id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0}}}else return $i.errors=
[0],!1;return $i.errors=i,r===0}function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(t="kinds"))return ir.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return ir.errors=[0],!1;break}if(n===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;sr(e.poll,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;sr(e.cancel,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;T(e.list,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ir.errors=[0],!1;{var f=!0;let m=l.length;for(let p=0;p<
m;p++){let c=r;y(l[p],0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=c===r;if(!f)break}if(f){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(
l[p],l[c])){return ir.errors=[0],!1;break e}}}}}else return ir.errors=[0],!1;var s=u===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;T(e.item,
0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;te(e.page,0)||(i=i===null?
te.errors:i.concat(te.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;$i(e.filters,0)||(i=i===null?$i.errors:
i.concat($i.errors),r=i.length);var s=l===r}else var s=!0;if(s&&G({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return ir.errors=[0],!1}}}}}}}}}else return ir.errors=[0],!1;return ir.errors=i,r===0}var Ks={type:"object",additionalProperties:!1,required:["resource"],properties:{
resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/name"},query:{$ref:"#/definitions/qu\
ery_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"},unread:{type:"boolean"}},"x-varian\
ts":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},uri:{with:["unread"]},host:{with:["unread"]}}};var Ds=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function zr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ds.test(e))return zr.errors=[0],!1}else return zr.
errors=[0],!1;return zr.errors=i,r===0}var Cs=new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$","u");function Ir(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Cs.test(e))return Ir.errors=[0],!1}else return Ir.
errors=[0],!1;return Ir.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(
e,"resource"))&&(f="resource"))return mr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!o.call(Ks.properties,n)){return mr.errors=[0],!1;break}if(t===r){
if(e.resource!==void 0&&o.call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
at!==void 0&&o.call(e,"at")){let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(
e,"optional")){let n=r;if(typeof e.optional!="boolean")return mr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;y(
e.param,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;q(e.query,0)||(i=
i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;se(e.each,0)||(i=i===null?se.errors:
i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;zr(e.uri,0)||(i=i===null?zr.errors:i.concat(zr.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Ir(e.host,0)||(i=i===null?Ir.errors:i.concat(Ir.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.unread!==void 0&&o.call(e,"unread")){let n=r;if(typeof e.unread!="boolean")return mr.errors=[0],!1;var s=n===r}else var s=!0;if(s&&G(
{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},uri:{with:["unread"]},host:{with:["unread"]}},e).length!==0)return mr.errors=
[0],!1}}}}}}}}}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}function yr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.resource===void 0||!o.call(e,"resource"))&&(t="resource")||(e.id===
void 0||!o.call(e,"id"))&&(t="id"))return yr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id")){return yr.errors=[0],!1;break}if(n===
r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
id!==void 0&&o.call(e,"id")){let l=e.id,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return yr.errors=[0],!1;{var f=!0;let m=l.length;for(let p=0;p<m;p++){let c=r;
$(l[p],0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var f=c===r;if(!f)break}if(f){let p=l.length,c;if(p>1){e:for(;p--;)for(c=p;c--;)if(H(l[p],l[c])){
return yr.errors=[0],!1;break e}}}}}else return yr.errors=[0],!1;var s=u===r}else var s=!0}}}else return yr.errors=[0],!1;return yr.errors=i,r===0}function li(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource")||(e.param===
void 0||!o.call(e,"param"))&&(f="param"))return li.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="param")){return li.errors=[0],!1;
break}if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.param!==void 0&&o.call(e,"param")){let n=r;y(e.param,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0}}}else return li.
errors=[0],!1;return li.errors=i,r===0}var Hs=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function Pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.list===
void 0||!o.call(e,"list"))&&(f="list")||(e.query===void 0||!o.call(e,"query"))&&(f="query")||(e.item===void 0||!o.call(e,"item"))&&(f="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(f="answer")||(e.page===void 0||!o.call(e,"page"))&&(f="page"))return Pr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="list"||
n==="query"||n==="record"||n==="item"||n==="answer"||n==="page")){return Pr.errors=[0],!1;break}if(t===r){if(e.list!==void 0&&o.call(e,"list")){let n=r;y(e.list,
0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=e.query,l=r;if(r===l)if(typeof n==
"string"){if(!Hs.test(n))return Pr.errors=[0],!1}else return Pr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let n=r;
$(e.record,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let n=r;T(e.item,0)||(i=
i===null?T.errors:i.concat(T.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let n=r;T(e.answer,0)||(i=i===null?T.
errors:i.concat(T.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let n=r;te(e.page,0)||(i=i===null?te.errors:i.concat(
te.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}else return Pr.errors=[0],!1;return Pr.errors=i,r===0}function fi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.from===void 0||!o.call(e,"from"))&&(f="from")||(e.to===void 0||!o.
call(e,"to"))&&(f="to"))return fi.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return fi.errors=[0],!1;break}if(t===r){if(e.from!==
void 0&&o.call(e,"from")){let n=r;q(e.from,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let n=r;q(e.to,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0}}}else return fi.errors=[0],!1;return fi.errors=i,r===0}function Mr(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.show===void 0||!o.call(e,"show"))&&(f="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(f="answer"))return Mr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="show"||n==="item"||n==="answer"||n==="page"||n==="param"||n==="mon\
th"||n==="rate"||n==="range")){return Mr.errors=[0],!1;break}if(t===r){if(e.show!==void 0&&o.call(e,"show")){let n=e.show,l=r;if(!(n==="balance"||n==="usage"||n===
"limits"||n==="prices"||n==="tasks"||n==="statement"||n==="requests"||n==="request"))return Mr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.item!==void 0&&
o.call(e,"item")){let n=r;T(e.item,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answe\
r")){let n=r;T(e.answer,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;te(
e.page,0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;y(e.param,0)||(i=
i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.month!==void 0&&o.call(e,"month")){let n=r;q(e.month,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let n=r;Me(e.rate,0)||(i=i===null?Me.errors:i.concat(Me.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,"range")){let n=r;fi(e.range,0)||(i=i===null?fi.errors:i.concat(fi.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}else return Mr.errors=[0],!1;return Mr.errors=i,r===0}var Ms={type:"object",additionalProperties:!1,required:["name"],properties:{
name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_file"},forbid:{type:"\
array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^(/([^~/=]|~0|~1)*)+(=.+)?$"}},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/rout\
e_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},dependencies:{creates_task:["billing"]}};function De(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return De.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="prefix"||n==="cel"||n==="unit")){return De.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=e.prefix,l=r;if(r===l)
if(Array.isArray(n)){if(n.length<1)return De.errors=[0],!1;{var s=!0;let u=n.length;for(let _=0;_<u;_++){let m=r;X(n[_],0)||(i=i===null?X.errors:i.concat(X.errors),
r=i.length);var s=m===r;if(!s)break}if(s){let _=n.length,m;if(_>1){e:for(;_--;)for(m=_;m--;)if(H(n[_],n[m])){return De.errors=[0],!1;break e}}}}}else return De.
errors=[0],!1;var f=l===r}else var f=!0;if(f){if(e.cel!==void 0&&o.call(e,"cel")){let n=e.cel,l=r;if(r===l)if(typeof n=="string"){if(F(n)<1)return De.errors=[0],
!1}else return De.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.unit!==void 0&&o.call(e,"unit")){let n=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),
r=i.length);var f=n===r}else var f=!0}}}}else return De.errors=[0],!1;return De.errors=i,r===0}function ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prompt===void 0||!o.call(e,"prompt"))&&(t="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(t="images")||(e.into===void 0||!o.call(e,"into"))&&(t="into")||(e.roles===void 0||!o.call(e,"roles"))&&(t="roles"))return ie.errors=
[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return ie.errors=[0],!1;break}if(n===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;var s=u===r}else var s=!0;
if(s){if(e.images!==void 0&&o.call(e,"images")){let l=e.images,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return ie.errors=[0],!1}else return ie.errors=[0],!1;
var s=u===r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,u=r;if(r===u)if(typeof l=="string"){if(F(l)<1)return ie.errors=[0],!1}else return ie.
errors=[0],!1;var s=u===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return ie.errors=
[0],!1;{var f=!0;let m=l.length;for(let p=0;p<m;p++){let c=l[p],a=r;if(r===a)if(typeof c=="string"){if(F(c)<1)return ie.errors=[0],!1}else return ie.errors=[0],
!1;var f=a===r;if(!f)break}}}else return ie.errors=[0],!1;var s=u===r}else var s=!0}}}}}else return ie.errors=[0],!1;return ie.errors=i,r===0}var Gs=new RegExp("^/[^\\s?#]*$","u");function ki(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Gs.test(e))return ki.errors=[0],!1}else return ki.errors=
[0],!1;return ki.errors=i,r===0}function ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ve.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="only"||n==="path")){return ve.errors=[0],!1;break}if(t===r){if(e.only!==void 0&&o.call(e,"only")){let n=e.
only,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return ve.errors=[0],!1;{var s=!0;let u=n.length;for(let _=0;_<u;_++){let m=n[_],p=r;if(r===p)if(typeof m==
"string"){if(F(m)<1)return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=p===r;if(!s)break}if(s){let _=n.length,m;if(_>1){let p={};for(;_--;){let c=n[_];if(typeof c==
"string"){if(typeof p[c]=="number"){return m=p[c],ve.errors=[0],!1;break}p[c]=_}}}}}}else return ve.errors=[0],!1;var f=l===r}else var f=!0;if(f)if(e.path!==void 0&&
o.call(e,"path")){let n=r;ki(e.path,0)||(i=i===null?ki.errors:i.concat(ki.errors),r=i.length);var f=n===r}else var f=!0}}}else return ve.errors=[0],!1;return ve.
errors=i,r===0}var Mi=new RegExp("^(/([^~/=]|~0|~1)*)+(=.+)?$","u");function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.
name===void 0||!o.call(e,"name"))&&(t="name"))return Re.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!o.call(Ms.properties,l)){return Re.errors=[0],!1;
break}if(n===r){let l;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(l="billing"))return Re.errors=[0],!1;if(e.
name!==void 0&&o.call(e,"name")){let u=r;y(e.name,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.when!==void 0&&o.
call(e,"when")){let u=r;De(e.when,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.call(e,"s\
horthand")){let u=r;ie(e.shorthand,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){
let u=r;be(e.body,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.forbid!==void 0&&o.call(e,"forbid")){let u=e.forbid,
_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return Re.errors=[0],!1;{var f=!0;let p=u.length;for(let c=0;c<p;c++){let a=u[c],v=r;if(r===v)if(typeof a=="stri\
ng"){if(!Mi.test(a))return Re.errors=[0],!1}else return Re.errors=[0],!1;var f=v===r;if(!f)break}if(f){let c=u.length,a;if(c>1){let v={};for(;c--;){let h=u[c];if(typeof h==
"string"){if(typeof v[h]=="number"){return a=v[h],Re.errors=[0],!1;break}v[h]=c}}}}}}else return Re.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let u=r;y(e.fill,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let u=r;ve(e.forward,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){
let u=r;y(e.billing,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=u===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){
let u=r;y(e.creates_task,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=u===r}else var s=!0}}}}}}}}}}else return Re.errors=[0],!1;return Re.errors=
i,r===0}function ji(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let t of Object.keys(e))if(!(t==="time"||t==="bytes")){return ji.
errors=[0],!1;break}if(f===r){if(e.time!==void 0&&o.call(e,"time")){let t=r;b(e.time,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;Z(e.bytes,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===r}else var s=!0}}else return ji.
errors=[0],!1;return ji.errors=i,r===0}function Nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource"))return Nr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="optional"||n==="each"||n==="uri"||n==="host")){return Nr.errors=[0],!1;break}
if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.at!==void 0&&o.call(e,"at")){let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&
o.call(e,"optional")){let n=r;if(typeof e.optional!="boolean")return Nr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;
se(e.each,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;zr(e.uri,0)||(i=
i===null?zr.errors:i.concat(zr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Ir(e.host,0)||(i=i===null?Ir.errors:
i.concat(Ir.errors),r=i.length);var s=n===r}else var s=!0;if(s&&G({at:{with:["optional"]},each:{},uri:{},host:{}},e).length!==0)return Nr.errors=[0],!1}}}}}}}}else
return Nr.errors=[0],!1;return Nr.errors=i,r===0}function Te(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let u of Object.
keys(e))if(!(u==="when"||u==="body"||u==="requires_owner")){return Te.errors=[0],!1;break}if(l===r){if(e.when!==void 0&&o.call(e,"when")){let u=e.when,_=r;if(r===
_)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length<1)return Te.errors=[0],!1;for(let m of Object.keys(u)){let p=u[m],c=r;if(r===c)if(Array.
isArray(p)){if(p.length<1)return Te.errors=[0],!1;{var s=!0;let a=p.length;for(let v=0;v<a;v++){let h=r;if(typeof p[v]!="string")return Te.errors=[0],!1;var s=h===
r;if(!s)break}if(s){let v=p.length,h;if(v>1){let k={};for(;v--;){let d=p[v];if(typeof d=="string"){if(typeof k[d]=="number"){return h=k[d],Te.errors=[0],!1;break}
k[d]=v}}}}}}else return Te.errors=[0],!1;var f=c===r;if(!f)break}}else return Te.errors=[0],!1;var t=_===r}else var t=!0;if(t){if(e.body!==void 0&&o.call(e,"bod\
y")){let u=r;be(e.body,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var t=u===r}else var t=!0;if(t)if(e.requires_owner!==void 0&&o.call(e,"requires\
_owner")){let u=e.requires_owner,_=r;if(r===_)if(Array.isArray(u)){var n=!0;let p=u.length;for(let c=0;c<p;c++){let a=r;Nr(u[c],0)||(i=i===null?Nr.errors:i.concat(
Nr.errors),r=i.length);var n=a===r;if(!n)break}}else return Te.errors=[0],!1;var t=_===r}else var t=!0}}}else return Te.errors=[0],!1;return Te.errors=i,r===0}var Gi=new RegExp(
"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$","u");function ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))
if(!(n==="type"||n==="required"||n==="max"||n==="content_types"||n==="lines"||n==="repeat")){return ce.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(
e,"type")){let n=e.type,l=r;if(typeof n!="string")return ce.errors=[0],!1;if(!(n==="string"||n==="int"||n==="bool"||n==="file"))return ce.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.required!==void 0&&o.call(e,"required")){let n=r;if(typeof e.required!="boolean")return ce.errors=[0],!1;var s=n===r}else var s=!0;if(s){
if(e.max!==void 0&&o.call(e,"max")){let n=r;Z(e.max,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.content_types!==
void 0&&o.call(e,"content_types")){let n=e.content_types,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return ce.errors=[0],!1;{var f=!0;let _=n.length;for(let m=0;m<
_;m++){let p=n[m],c=r;if(r===c)if(typeof p=="string"){if(!Gi.test(p))return ce.errors=[0],!1}else return ce.errors=[0],!1;var f=c===r;if(!f)break}if(f){let m=n.
length,p;if(m>1){let c={};for(;m--;){let a=n[m];if(typeof a=="string"){if(typeof c[a]=="number"){return p=c[a],ce.errors=[0],!1;break}c[a]=m}}}}}}else return ce.
errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.lines!==void 0&&o.call(e,"lines")){let n=r;Te(e.lines,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);
var s=n===r}else var s=!0;if(s)if(e.repeat!==void 0&&o.call(e,"repeat")){let n=e.repeat,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=
[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return ce.errors=[0],!1;if(n<1||isNaN(n))return ce.errors=[0],!1}var s=l===r}else var s=!0}}}}}}else
return ce.errors=[0],!1;return ce.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.content_types===void 0||!o.call(e,"content_types"))&&(t="content\
_types"))return Se.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="content_types"||l==="json")){return Se.errors=[0],!1;break}if(n===r){if(e.content_types!==
void 0&&o.call(e,"content_types")){let l=e.content_types,u=r;if(r===u)if(Array.isArray(l)){if(l.length<1)return Se.errors=[0],!1;{var s=!0;let _=l.length;for(let m=0;m<
_;m++){let p=l[m],c=r;if(r===c)if(typeof p=="string"){if(!Gi.test(p))return Se.errors=[0],!1}else return Se.errors=[0],!1;var s=c===r;if(!s)break}if(s){let m=l.
length,p;if(m>1){let c={};for(;m--;){let a=l[m];if(typeof a=="string"){if(typeof c[a]=="number"){return p=c[a],Se.errors=[0],!1;break}c[a]=m}}}}}}else return Se.
errors=[0],!1;var f=u===r}else var f=!0;if(f)if(e.json!==void 0&&o.call(e,"json")){let l=r;if(typeof e.json!="boolean")return Se.errors=[0],!1;var f=l===r}else var f=!0}}}else
return Se.errors=[0],!1;return Se.errors=i,r===0}var Us={type:"object",additionalProperties:!1,"x-variants":{starts:{with:["event","ends","reports","message","i\
dle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idle","messages","unread"]}},properties:{event:{$ref:"#/definit\
ions/pointer"},longest:{$ref:"#/definitions/duration"},starts:{$ref:"#/definitions/event_names"},ends:{$ref:"#/definitions/event_names"},reports:{$ref:"#/defini\
tions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{$ref:"#/definitions/caller_messages"},unread:{type:"boole\
an"}}};function _e(e){let i=null,r=0;if(r===0)if(Array.isArray(e)){if(e.length<1)return _e.errors=[0],!1;{var s=!0;let f=e.length;for(let t=0;t<f;t++){let n=e[t],l=r;if(r===
l)if(typeof n=="string"){if(F(n)<1)return _e.errors=[0],!1}else return _e.errors=[0],!1;var s=l===r;if(!s)break}if(s){let t=e.length,n;if(t>1){let l={};for(;t--;){
let u=e[t];if(typeof u=="string"){if(typeof l[u]=="number"){return n=l[u],_e.errors=[0],!1;break}l[u]=t}}}}}}else return _e.errors=[0],!1;return _e.errors=i,r===
0}function Gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.resource===void 0||!o.call(e,"resource"))&&(f="resource"))return Gr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="each")){return Gr.errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&o.
call(e,"resource")){let n=r;y(e.resource,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){
let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;se(e.each,0)||
(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s&&G({at:{},each:{}},e).length!==0)return Gr.errors=[0],!1}}}}}else return Gr.
errors=[0],!1;return Gr.errors=i,r===0}function Ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let _ of Object.keys(e))if(!(_===
"values"||_==="requires_owner")){return Ce.errors=[0],!1;break}if(u===r){if(e.values!==void 0&&o.call(e,"values")){let _=e.values,m=r;if(r===m)if(_&&typeof _=="\
object"&&!Array.isArray(_)){for(let p of Object.keys(_)){let c=r;$(p,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=c===r;if(!s){return i===null?
i=[0]:i.push(0),r++,Ce.errors=i,!1;break}}if(s)for(let p of Object.keys(_)){let c=_[p],a=r;if(r===a)if(Array.isArray(c)){var f=!0;let v=c.length;for(let h=0;h<v;h++){
let k=r;if(typeof c[h]!="string")return Ce.errors=[0],!1;var f=k===r;if(!f)break}if(f){let h=c.length,k;if(h>1){let d={};for(;h--;){let j=c[h];if(typeof j=="str\
ing"){if(typeof d[j]=="number"){return k=d[j],Ce.errors=[0],!1;break}d[j]=h}}}}}else return Ce.errors=[0],!1;var t=a===r;if(!t)break}}else return Ce.errors=[0],
!1;var n=m===r}else var n=!0;if(n)if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let _=e.requires_owner,m=r;if(r===m)if(Array.isArray(_)){var l=!0;let c=_.
length;for(let a=0;a<c;a++){let v=r;Gr(_[a],0)||(i=i===null?Gr.errors:i.concat(Gr.errors),r=i.length);var l=v===r;if(!l)break}}else return Ce.errors=[0],!1;var n=m===
r}else var n=!0}}else return Ce.errors=[0],!1;return Ce.errors=i,r===0}function Ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;
for(let t of Object.keys(e))if(!o.call(Us.properties,t)){return Ur.errors=[0],!1;break}if(f===r){if(e.event!==void 0&&o.call(e,"event")){let t=r;$(e.event,0)||(i=
i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;b(e.longest,0)||(i=i===null?
b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.starts!==void 0&&o.call(e,"starts")){let t=r;_e(e.starts,0)||(i=i===null?_e.errors:
i.concat(_e.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.ends!==void 0&&o.call(e,"ends")){let t=r;_e(e.ends,0)||(i=i===null?_e.errors:i.concat(_e.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.reports!==void 0&&o.call(e,"reports")){let t=r;_e(e.reports,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.message!==void 0&&o.call(e,"message")){let t=r;Z(e.message,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.idle!==void 0&&o.call(e,"idle")){let t=r;b(e.idle,0)||(i=i===null?b.errors:i.concat(b.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.messages!==void 0&&o.call(e,"messages")){let t=r;Ce(e.messages,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
unread!==void 0&&o.call(e,"unread")){let t=r;if(typeof e.unread!="boolean")return Ur.errors=[0],!1;var s=t===r}else var s=!0;if(s&&G({starts:{with:["event","end\
s","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idle","messages","unread"]}},e).length!==
0)return Ur.errors=[0],!1}}}}}}}}}}else return Ur.errors=[0],!1;return Ur.errors=i,r===0}function He(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.seconds===void 0||!o.call(e,"seconds"))&&(f="seconds"))return He.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="seconds"||n==="bytes"||n==="left")){return He.errors=[0],!1;break}if(t===r){if(e.seconds!==void 0&&
o.call(e,"seconds")){let n=e.seconds,l=r;if(r===l)if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n))return He.errors=[0],!1}else return He.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.bytes!==void 0&&o.call(e,"bytes")){let n=e.bytes,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[0],!1;
if(r===l&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n)))return He.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.left!==void 0&&o.call(e,"left")){let n=r;
if(typeof e.left!="boolean")return He.errors=[0],!1;var s=n===r}else var s=!0}}}}else return He.errors=[0],!1;return He.errors=i,r===0}function le(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return le.errors=[0],!1;{let l=r;for(let u of Object.keys(e))if(!(u==="stat\
us"||u==="headers"||u==="body"||u==="events"||u==="stream"||u==="connection")){return le.errors=[0],!1;break}if(l===r){if(e.status!==void 0&&o.call(e,"status")){
let u=e.status,_=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return le.errors=[0],!1;if(r===_&&typeof u=="number"&&isFinite(u)){if(u>599||isNaN(u))
return le.errors=[0],!1;if(u<200||isNaN(u))return le.errors=[0],!1}var s=_===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let u=e.headers,_=r;
if(r===_)if(u&&typeof u=="object"&&!Array.isArray(u)){for(let p of Object.keys(u)){let c=r;P(p,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var f=c===
r;if(!f){return i===null?i=[0]:i.push(0),r++,le.errors=i,!1;break}}if(f)for(let p of Object.keys(u)){let c=r;if(typeof u[p]!="string")return le.errors=[0],!1;var t=c===
r;if(!t)break}}else return le.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let u=r;M(e.body,0)||(i=i===null?M.errors:i.concat(
M.errors),r=i.length);var s=u===r}else var s=!0;if(s){if(e.events!==void 0&&o.call(e,"events")){let u=e.events,_=r;if(r===_)if(Array.isArray(u)){if(u.length<1)return le.
errors=[0],!1;{var n=!0;let p=u.length;for(let c=0;c<p;c++){let a=r;M(u[c],0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var n=a===r;if(!n)break}}}else
return le.errors=[0],!1;var s=_===r}else var s=!0;if(s){if(e.stream!==void 0&&o.call(e,"stream")){let u=r;B(e.stream,0)||(i=i===null?B.errors:i.concat(B.errors),
r=i.length);var s=u===r}else var s=!0;if(s)if(e.connection!==void 0&&o.call(e,"connection")){let u=r;He(e.connection,0)||(i=i===null?He.errors:i.concat(He.errors),
r=i.length);var s=u===r}else var s=!0}}}}}}}else return le.errors=[0],!1;return le.errors=i,r===0}var Vs={type:"object",additionalProperties:!1,properties:{branch:{
$ref:"#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},
charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},sent:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"}},capped:{type:"boolean"},task:{type:"strin\
g",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{type:"\
object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amount"},
error:{$ref:"#/definitions/error_kind"}},minProperties:1},Ws=new RegExp("^[A-Z]+ /\\S*$","u");function K(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(Object.keys(e).length<1)return K.errors=[0],!1;{let c=r;for(let a of Object.keys(e))if(!o.call(Vs.properties,a)){return K.errors=[0],!1;break}if(c===
r){if(e.branch!==void 0&&o.call(e,"branch")){let a=r;y(e.branch,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.units!==
void 0&&o.call(e,"units")){let a=e.units,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return K.errors=[0],!1;for(let k of Object.
keys(a)){let d=r;y(k,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=d===r;if(!f){return i===null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(f)for(let k of Object.
keys(a)){let d=a[k],j=r;if(r===j)if(typeof d=="number"&&isFinite(d)){if(d>1e9||isNaN(d))return K.errors=[0],!1;if(d<0||isNaN(d))return K.errors=[0],!1}else return K.
errors=[0],!1;var t=j===r;if(!t)break}}else return K.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.charge!==void 0&&o.call(e,"charge")){let a=r;ee(e.charge,
0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=a===r}else var s=!0;if(s){if(e.state!==void 0&&o.call(e,"state")){let a=e.state,v=r;if(!(a==="ru\
nning"||a==="succeeded"||a==="failed"||a==="unknown"||a==="review"))return K.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.request!==void 0&&o.call(e,"requ\
est")){let a=e.request,v=r;if(r===v)if(typeof a=="string"){if(!Ws.test(a))return K.errors=[0],!1}else return K.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.
sent!==void 0&&o.call(e,"sent")){let a=e.sent,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return K.errors=[0],!1;for(let k of Object.
keys(a)){let d=r;$(k,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var n=d===r;if(!n){return i===null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(n)for(let k of Object.
keys(a)){let d=r;M(a[k],0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var l=d===r;if(!l)break}}else return K.errors=[0],!1;var s=v===r}else var s=!0;if(s){
if(e.capped!==void 0&&o.call(e,"capped")){let a=r;if(typeof e.capped!="boolean")return K.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(
e,"task")){let a=e.task,v=r;if(r===v)if(typeof a=="string"){if(F(a)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.resource!==
void 0&&o.call(e,"resource")){let a=e.resource,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1)return K.errors=[0],!1;for(let k of Object.
keys(a)){let d=r;y(k,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=d===r;if(!u){return i===null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(u)for(let k of Object.
keys(a)){let d=a[k],j=r;if(r===j)if(typeof d=="string"){if(F(d)<1)return K.errors=[0],!1}else return K.errors=[0],!1;var _=j===r;if(!_)break}}else return K.errors=
[0],!1;var s=v===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let a=e.facts,v=r;if(r===v)if(a&&typeof a=="object"&&!Array.isArray(a)){if(Object.
keys(a).length<1)return K.errors=[0],!1;for(let k of Object.keys(a)){let d=r;y(k,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var m=d===r;if(!m){return i===
null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(m)for(let k of Object.keys(a)){let d=a[k],j=r;if(typeof d!="string"&&!(typeof d=="number"&&isFinite(d))&&typeof d!=
"boolean")return K.errors=[0],!1;var p=j===r;if(!p)break}}else return K.errors=[0],!1;var s=v===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let a=r;
ee(e.hold,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=a===r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let a=r;Ue(e.error,0)||
(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=a===r}else var s=!0}}}}}}}}}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}function re(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let _;if((e.name===void 0||!o.call(e,"name"))&&(_="name"))return re.errors=[0],!1;{let m=r;for(let p of Object.
keys(e))if(!(p==="name"||p==="after"||p==="body"||p==="headers"||p==="params"||p==="answer"||p==="polls"||p==="expect")){return re.errors=[0],!1;break}if(m===r){
if(e.name!==void 0&&o.call(e,"name")){let p=e.name,c=r;if(r===c)if(typeof p=="string"){if(F(p)<1)return re.errors=[0],!1}else return re.errors=[0],!1;var s=c===
r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let p=e.after,c=r;if(r===c)if(typeof p=="string"){if(F(p)<1)return re.errors=[0],!1}else return re.
errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let p=r;M(e.body,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=p===
r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let p=e.headers,c=r;if(r===c)if(p&&typeof p=="object"&&!Array.isArray(p)){for(let v of Object.
keys(p)){let h=r;P(v,0)||(i=i===null?P.errors:i.concat(P.errors),r=i.length);var f=h===r;if(!f){return i===null?i=[0]:i.push(0),r++,re.errors=i,!1;break}}if(f)for(let v of Object.
keys(p)){let h=r;if(typeof p[v]!="string")return re.errors=[0],!1;var t=h===r;if(!t)break}}else return re.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.params!==
void 0&&o.call(e,"params")){let p=e.params,c=r;if(r===c)if(p&&typeof p=="object"&&!Array.isArray(p)){for(let v of Object.keys(p)){let h=r;y(v,0)||(i=i===null?y.
errors:i.concat(y.errors),r=i.length);var n=h===r;if(!n){return i===null?i=[0]:i.push(0),r++,re.errors=i,!1;break}}if(n)for(let v of Object.keys(p)){let h=r;if(typeof p[v]!=
"string")return re.errors=[0],!1;var l=h===r;if(!l)break}}else return re.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){
let p=r;le(e.answer,0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var s=p===r}else var s=!0;if(s){if(e.polls!==void 0&&o.call(e,"polls")){let p=e.polls,
c=r;if(r===c)if(Array.isArray(p)){if(p.length>2)return re.errors=[0],!1;if(p.length<1)return re.errors=[0],!1;{var u=!0;let v=p.length;for(let h=0;h<v;h++){let k=r;
le(p[h],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var u=k===r;if(!u)break}}}else return re.errors=[0],!1;var s=c===r}else var s=!0;if(s)if(e.expect!==
void 0&&o.call(e,"expect")){let p=r;K(e.expect,0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var s=p===r}else var s=!0}}}}}}}}}else return re.errors=[
0],!1;return re.errors=i,r===0}function D(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let v;if((e.match===void 0||!o.call(e,"match"))&&
(v="match"))return D.errors=[0],!1;{let h=r;for(let k of Object.keys(e))if(!o.call(Ts.properties,k)){return D.errors=[0],!1;break}if(h===r){let k;if(e.creates_task!==
void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(k="billing"))return D.errors=[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){
let d=r;y(e.interface,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.match!==void 0&&o.call(e,"match")){let d=r;bi(
e.match,0)||(i=i===null?bi.errors:i.concat(bi.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_limit")){let d=r;Z(e.
body_limit,0)||(i=i===null?Z.errors:i.concat(Z.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let d=r;Ze(e.model,0)||
(i=i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let d=r;y(e.upstream,0)||(i=
i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.catalogue!==void 0&&o.call(e,"catalogue")){let d=r;y(e.catalogue,0)||(i=i===
null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(e,"task")){let d=r;ir(e.task,0)||(i=i===null?ir.errors:i.
concat(ir.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let d=e.requires_owner,j=r;if(r===j)if(Array.
isArray(d)){var f=!0;let L=d.length;for(let x=0;x<L;x++){let S=r;mr(d[x],0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.length);var f=S===r;if(!f)break}}else
return D.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.call(e,"creates_resource")){let d=e.creates_resource,j=r;if(r===j)if(Array.
isArray(d)){var t=!0;let L=d.length;for(let x=0;x<L;x++){let S=r;yr(d[x],0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var t=S===r;if(!t)break}}else
return D.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.call(e,"removes_resource")){let d=e.removes_resource,j=r;if(r===j)if(Array.
isArray(d)){var n=!0;let L=d.length;for(let x=0;x<L;x++){let S=r;li(d[x],0)||(i=i===null?li.errors:i.concat(li.errors),r=i.length);var n=S===r;if(!n)break}}else
return D.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(e,"resources")){let d=r;Pr(e.resources,0)||(i=i===null?Pr.errors:i.concat(
Pr.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.account!==void 0&&o.call(e,"account")){let d=r;Mr(e.account,0)||(i=i===null?Mr.errors:i.concat(Mr.errors),
r=i.length);var s=d===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let d=e.facts,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let L of Object.
keys(d)){let x=r;y(L,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var l=x===r;if(!l){return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(l)for(let L of Object.
keys(d)){let x=r;Q(d[L],0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var u=x===r;if(!u)break}}else return D.errors=[0],!1;var s=j===r}else var s=!0;if(s){
if(e.branches!==void 0&&o.call(e,"branches")){let d=e.branches,j=r;if(r===j)if(Array.isArray(d)){if(d.length<1)return D.errors=[0],!1;{var _=!0;let L=d.length;for(let x=0;x<
L;x++){let S=r;Re(d[x],0)||(i=i===null?Re.errors:i.concat(Re.errors),r=i.length);var _=S===r;if(!_)break}}}else return D.errors=[0],!1;var s=j===r}else var s=!0;
if(s){if(e.shorthand!==void 0&&o.call(e,"shorthand")){let d=r;ie(e.shorthand,0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var s=d===r}else var s=!0;
if(s){if(e.body!==void 0&&o.call(e,"body")){let d=r;be(e.body,0)||(i=i===null?be.errors:i.concat(be.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.forbid!==
void 0&&o.call(e,"forbid")){let d=e.forbid,j=r;if(r===j)if(Array.isArray(d)){if(d.length<1)return D.errors=[0],!1;{var m=!0;let L=d.length;for(let x=0;x<L;x++){
let S=d[x],Fr=r;if(r===Fr)if(typeof S=="string"){if(!Mi.test(S))return D.errors=[0],!1}else return D.errors=[0],!1;var m=Fr===r;if(!m)break}if(m){let x=d.length,
S;if(x>1){let Fr={};for(;x--;){let Yr=d[x];if(typeof Yr=="string"){if(typeof Fr[Yr]=="number"){return S=Fr[Yr],D.errors=[0],!1;break}Fr[Yr]=x}}}}}}else return D.
errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let d=r;y(e.fill,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let d=r;ve(e.forward,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=d===r}else
var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let d=r;y(e.billing,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;
if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let d=r;y(e.creates_task,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=d===r}else var s=!0;
if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let d=e.on_abort,j=r;if(typeof d!="string")return D.errors=[0],!1;if(!(d==="cancel"||d==="drain"))return D.errors=
[0],!1;var s=j===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let d=r;ji(e.drain,0)||(i=i===null?ji.errors:i.concat(ji.errors),r=i.length);var s=d===
r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let d=e.form,j=r;if(r===j)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>100)
return D.errors=[0],!1;if(Object.keys(d).length<1)return D.errors=[0],!1;for(let L of Object.keys(d)){let x=r;Er(L,0)||(i=i===null?Er.errors:i.concat(Er.errors),
r=i.length);var p=x===r;if(!p){return i===null?i=[0]:i.push(0),r++,D.errors=i,!1;break}}if(p)for(let L of Object.keys(d)){let x=r;ce(d[L],0)||(i=i===null?ce.errors:
i.concat(ce.errors),r=i.length);var c=x===r;if(!c)break}}else return D.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let d=r;
Se(e.file,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.websocket!==void 0&&o.call(e,"websocket")){let d=r;Ur(e.
websocket,0)||(i=i===null?Ur.errors:i.concat(Ur.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.retired!==void 0&&o.call(e,"retired")){let d=r;ye(e.retired,
0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.maintenance!==void 0&&o.call(e,"maintenance")){let d=r;xe(e.maintenance,
0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let d=e.examples,j=r;if(r===
j)if(Array.isArray(d)){var a=!0;let L=d.length;for(let x=0;x<L;x++){let S=r;re(d[x],0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var a=S===r;if(!a)
break}}else return D.errors=[0],!1;var s=j===r}else var s=!0;if(s){if(G({model:{with:["body_limit","requires_owner","creates_resource","removes_resource","facts",
"branches","shorthand","body","forbid","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket"]},upstream:{with:["body_limit","re\
quires_owner","creates_resource","removes_resource","body","forbid","fill","forward","form","file","on_abort","drain"]},resources:{with:["upstream"],required:["\
upstream"]},catalogue:{with:["model"]},task:{with:["creates_resource"]},account:{}},e).length!==0)return D.errors=[0],!1;if(Fi({branches:["shorthand","body","fo\
rbid","fill","forward","billing","creates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_\
task","on_abort","drain"]},e).length!==0)return D.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return D.errors=[0],!1;return D.errors=i,r===0}function Vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&(f="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(f="upstream"))return Vr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="prefix"||n==="upstream"||n==="interface"||
n==="shared")){return Vr.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=r;Ge(e.prefix,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let n=r;y(e.upstream,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.interface!==void 0&&o.call(e,"interface")){let n=r;y(e.interface,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.shared!==void 0&&o.call(e,"shared")){let n=r;if(typeof e.shared!="boolean")return Vr.errors=[0],!1;var s=n===r}else var s=!0}}}}}else return Vr.
errors=[0],!1;return Vr.errors=i,r===0}function R(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let Jr;if((e.version===void 0||!o.call(
e,"version"))&&(Jr="version")||(e.store===void 0||!o.call(e,"store"))&&(Jr="store")||(e.currency===void 0||!o.call(e,"currency"))&&(Jr="currency")||(e.upstreams===
void 0||!o.call(e,"upstreams"))&&(Jr="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(Jr="envelopes")||(e.interfaces===void 0||!o.call(e,"interfac\
es"))&&(Jr="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(Jr="routes"))return R.errors=[0],!1;{let Yi=r;for(let g of Object.keys(e))if(!o.call(Ji.properties,
g)){return R.errors=[0],!1;break}if(Yi===r){if(e.version!==void 0&&o.call(e,"version")){let g=r;if(e.version!==1)return R.errors=[0],!1;var s=g===r}else var s=!0;
if(s){if(e.server!==void 0&&o.call(e,"server")){let g=r;tr(e.server,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.
admin!==void 0&&o.call(e,"admin")){let g=r;Rr(e.admin,0)||(i=i===null?Rr.errors:i.concat(Rr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.store!==void 0&&
o.call(e,"store")){let g=r;ei(e.store,0)||(i=i===null?ei.errors:i.concat(ei.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.settle!==void 0&&o.call(e,"\
settle")){let g=r;br(e.settle,0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){
let g=r;mi(e.media,0)||(i=i===null?mi.errors:i.concat(mi.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.webhooks!==void 0&&o.call(e,"webhooks")){let g=r;
kr(e.webhooks,0)||(i=i===null?kr.errors:i.concat(kr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.retention!==void 0&&o.call(e,"retention")){let g=r;
yi(e.retention,0)||(i=i===null?yi.errors:i.concat(yi.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let g=r;lr(
e.requests,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.seller!==void 0&&o.call(e,"seller")){let g=r;fr(e.seller,
0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.currency!==void 0&&o.call(e,"currency")){let g=r;$e(e.currency,0)||
(i=i===null?$e.errors:i.concat($e.errors),r=i.length);var s=g===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let g=e.limits,I=r;if(r===I)if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var f=N===r;if(!f){return i===
null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(f)for(let O of Object.keys(g)){let N=r;V(g[O],0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var t=N===
r;if(!t)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.call(e,"upstreams")){let g=e.upstreams,I=r;if(r===I)if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var n=N===r;if(!n){return i===
null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(n)for(let O of Object.keys(g)){let N=r;C(g[O],0)||(i=i===null?C.errors:i.concat(C.errors),r=i.length);var l=N===
r;if(!l)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.prices!==void 0&&o.call(e,"prices")){let g=e.prices,I=r;if(r===I)if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var u=N===r;if(!u){return i===null?
i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(u)for(let O of Object.keys(g)){let N=r;cr(g[O],0)||(i=i===null?cr.errors:i.concat(cr.errors),r=i.length);var _=N===r;
if(!_)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.models!==void 0&&o.call(e,"models")){let g=e.models,I=r;if(r===I)if(g&&typeof g=="\
object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;X(O,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var m=N===r;if(!m){return i===null?
i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(m)for(let O of Object.keys(g)){let N=r;W(g[O],0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var p=N===r;if(!p)
break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.aliases!==void 0&&o.call(e,"aliases")){let g=e.aliases,I=r;if(r===I)if(g&&typeof g=="obj\
ect"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;X(O,0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var c=N===r;if(!c){return i===null?i=[
0]:i.push(0),r++,R.errors=i,!1;break}}if(c)for(let O of Object.keys(g)){let N=g[O],pe=r;if(r===pe)if(typeof N=="string"){if(F(N)<1)return R.errors=[0],!1}else return R.
errors=[0],!1;var a=pe===r;if(!a)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.call(e,"envelopes")){let g=e.envelopes,
I=r;if(r===I)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var v=N===
r;if(!v){return i===null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(v)for(let O of Object.keys(g)){let N=r;pr(g[O],0)||(i=i===null?pr.errors:i.concat(pr.errors),
r=i.length);var h=N===r;if(!h)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.interfaces!==void 0&&o.call(e,"interfaces")){let g=e.interfaces,
I=r;if(r===I)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var k=N===
r;if(!k){return i===null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(k)for(let O of Object.keys(g)){let N=r;ue(g[O],0)||(i=i===null?ue.errors:i.concat(ue.errors),
r=i.length);var d=N===r;if(!d)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let g=e.billing,I=r;
if(r===I)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var j=N===
r;if(!j){return i===null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(j)for(let O of Object.keys(g)){let N=r;oe(g[O],0)||(i=i===null?oe.errors:i.concat(oe.errors),
r=i.length);var We=N===r;if(!We)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.call(e,"tasks")){let g=e.tasks,I=r;if(r===
I)if(g&&typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var L=N===r;if(!L){
return i===null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(L)for(let O of Object.keys(g)){let N=r;Fe(g[O],0)||(i=i===null?Fe.errors:i.concat(Fe.errors),r=i.length);
var x=N===r;if(!x)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fills")){let g=e.fills,I=r;if(r===I)if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var S=N===r;if(!S){return i===null?
i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(S)for(let O of Object.keys(g)){let N=r;ae(g[O],0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var Fr=N===
r;if(!Fr)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catalogues")){let g=e.catalogues,I=r;if(r===I)if(g&&
typeof g=="object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var Yr=N===r;if(!Yr){return i===
null?i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(Yr)for(let O of Object.keys(g)){let N=r;xr(g[O],0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var Ui=N===
r;if(!Ui)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(e,"routes")){let g=e.routes,I=r;if(r===I)if(g&&typeof g==
"object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var zi=N===r;if(!zi){return i===null?
i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(zi)for(let O of Object.keys(g)){let N=r;D(g[O],0)||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var Vi=N===r;
if(!Vi)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(e,"mounts")){let g=e.mounts,I=r;if(r===I)if(g&&typeof g=="\
object"&&!Array.isArray(g)){for(let O of Object.keys(g)){let N=r;y(O,0)||(i=i===null?y.errors:i.concat(y.errors),r=i.length);var Ii=N===r;if(!Ii){return i===null?
i=[0]:i.push(0),r++,R.errors=i,!1;break}}if(Ii)for(let O of Object.keys(g)){let N=r;Vr(g[O],0)||(i=i===null?Vr.errors:i.concat(Vr.errors),r=i.length);var Wi=N===
r;if(!Wi)break}}else return R.errors=[0],!1;var s=I===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}}}}else return R.errors=[0],!1;return R.errors=i,r===0}export{sn as fitsSchema};
